// Before each file of tests: what the one before it has chosen is forgotten.
import { language } from "../src/lib/language.svelte";

language.choose("en");
