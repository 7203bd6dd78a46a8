import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { settings } from "./lib/settings.svelte";
import { hangSprite } from "./lib/sprite";
import { voice } from "./lib/words.svelte";

settings.apply();
hangSprite();
void voice.speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
