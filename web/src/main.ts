import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { settings } from "./lib/settings.svelte";
import { hangSprite } from "./lib/ui/sprite";
import { voice } from "./lib/i18n.svelte";

settings.apply();
hangSprite();
void voice.speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
