import "@fontsource-variable/figtree/wght.css";
import "@fontsource/young-serif/latin-400.css";
import "./house.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { isNewEnough } from "./lib/newEnough";

const page = document.getElementById("page");
const old = document.getElementById("old");
// In one that is a little too old the page may still be of use, with the advice above it.
if (isNewEnough()) old?.remove();
else if (old) old.className = "advice";
if (page) mount(App, { target: page });
// For the page that is shown where the server cannot be reached. Browsers allow it at safe addresses.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener(
    "load",
    () => void navigator.serviceWorker.register("/worker.js").catch(() => {}),
  );
