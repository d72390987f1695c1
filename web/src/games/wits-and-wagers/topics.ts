// The sign and the ground of each category, as a television shows it.
import type { Component } from "svelte";
import Animals from "~icons/lucide/paw-print";
import Body from "~icons/lucide/heart-pulse";
import Brands from "~icons/lucide/tag";
import Everyday from "~icons/lucide/house";
import Food from "~icons/lucide/utensils";
import Geography from "~icons/lucide/globe";
import History from "~icons/lucide/landmark";
import Internet from "~icons/lucide/gamepad-2";
import Inventions from "~icons/lucide/cog";
import Language from "~icons/lucide/languages";
import Music from "~icons/lucide/music";
import Numbers from "~icons/lucide/hash";
import Science from "~icons/lucide/flask-conical";
import Screen from "~icons/lucide/clapperboard";
import Space from "~icons/lucide/rocket";
import Sport from "~icons/lucide/medal";
import Stage from "~icons/lucide/drama";
import type { QuestionCard } from "./types";

interface Topic {
  Sign: Component;
  /** The name of a colour of the house: a family of categories has the same. */
  ground: string;
}

export const TOPICS: Record<QuestionCard["category"], Topic> = {
  animals: { Sign: Animals, ground: "--dye-leaf" },
  body: { Sign: Body, ground: "--dye-wine" },
  brands: { Sign: Brands, ground: "--dye-brass" },
  everyday: { Sign: Everyday, ground: "--dye-rust" },
  food: { Sign: Food, ground: "--dye-rust" },
  geography: { Sign: Geography, ground: "--dye-sea" },
  history: { Sign: History, ground: "--dye-brass" },
  internet: { Sign: Internet, ground: "--dye-indigo" },
  inventions: { Sign: Inventions, ground: "--dye-rust" },
  language: { Sign: Language, ground: "--dye-plum" },
  music: { Sign: Music, ground: "--dye-plum" },
  numbers: { Sign: Numbers, ground: "--dye-indigo" },
  science: { Sign: Science, ground: "--dye-sea" },
  screen: { Sign: Screen, ground: "--dye-wine" },
  space: { Sign: Space, ground: "--dye-indigo" },
  sport: { Sign: Sport, ground: "--dye-leaf" },
  stage: { Sign: Stage, ground: "--dye-plum" },
};
