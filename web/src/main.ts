import "@fontsource-variable/figtree/wght.css";
import "@fontsource/young-serif/latin-400.css";
import "./house.css";
import { mount } from "svelte";
import App from "./App.svelte";

const page = document.getElementById("page");
if (page) mount(App, { target: page });
