// A sign for each award.
import type { Component } from "svelte";
import Brain from "~icons/lucide/brain";
import Coins from "~icons/lucide/coins";
import Flame from "~icons/lucide/flame";
import Nose from "~icons/lucide/search";
import Rain from "~icons/lucide/cloud-rain";
import Rocket from "~icons/lucide/rocket";
import Sinking from "~icons/lucide/trending-down";
import Target from "~icons/lucide/target";
import Wallet from "~icons/lucide/wallet";
import Zap from "~icons/lucide/zap";
import type { Highlight } from "./types";

export const icons: Record<Highlight["type"], Component> = {
  "best-bet": Coins,
  bullseye: Target,
  "worst-bet": Sinking,
  "came-back": Rocket,
  "knew-best": Brain,
  "best-nose": Nose,
  "boldest-bet": Flame,
  streak: Zap,
  unluckiest: Rain,
  "money-made": Wallet,
};
