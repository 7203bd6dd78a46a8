import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { startServerless } from "./lib/serverless";
import { settings } from "./lib/settings.svelte";
import { hangSprite } from "./lib/ui/sprite";
import { i18n } from "./lib/i18n.svelte";

startServerless();
settings.apply();
hangSprite();
void i18n.setLanguage(settings.lang);
mount(App, { target: document.getElementById("app")! });
