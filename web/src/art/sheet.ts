/** The page with all emblems, for those who draw them. */
import { mount } from "svelte";
import "../design/tokens.css";
import { hangSprite } from "../lib/ui/sprite";
import Sheet from "./Sheet.svelte";

document.documentElement.dataset.theme = location.search === "?dark" ? "dark" : "light";
hangSprite();
mount(Sheet, { target: document.body });
