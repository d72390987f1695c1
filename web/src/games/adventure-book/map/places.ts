// Signs of the places in the house's book, by their space's id: decoration, a place without one does well.
import type { Component } from "svelte";
import Anchor from "~icons/game-icons/anchor";
import Ruins from "~icons/game-icons/ancient-ruins";
import Barn from "~icons/game-icons/barn";
import Barracks from "~icons/game-icons/medieval-barracks";
import Basket from "~icons/game-icons/basket";
import Bed from "~icons/game-icons/bed";
import BigWave from "~icons/game-icons/big-wave";
import Camp from "~icons/game-icons/camping-tent";
import Church from "~icons/game-icons/church";
import Columns from "~icons/game-icons/greek-temple";
import Desk from "~icons/game-icons/desk";
import Fence from "~icons/game-icons/wooden-fence";
import Fire from "~icons/game-icons/fire";
import Falling from "~icons/game-icons/falling";
import Flag from "~icons/game-icons/flying-flag";
import Doorway from "~icons/game-icons/doorway";
import Fog from "~icons/game-icons/fog";
import Footsteps from "~icons/game-icons/footsteps";
import Gate from "~icons/game-icons/medieval-gate";
import Gears from "~icons/game-icons/gears";
import Grass from "~icons/game-icons/high-grass";
import HorseHead from "~icons/game-icons/horse-head";
import Horseshoe from "~icons/game-icons/horseshoe";
import House from "~icons/game-icons/house";
import Hut from "~icons/game-icons/hut";
import Log from "~icons/game-icons/log";
import Mountain from "~icons/game-icons/mountaintop";
import Picture from "~icons/game-icons/mona-lisa";
import Pill from "~icons/game-icons/miracle-medecine";
import Rat from "~icons/game-icons/rat";
import Rings from "~icons/game-icons/ring";
import Roots from "~icons/game-icons/tree-roots";
import Sail from "~icons/game-icons/sailboat";
import Sand from "~icons/game-icons/quicksand";
import SeaCliff from "~icons/game-icons/sea-cliff";
import SecretDoor from "~icons/game-icons/secret-door";
import Spyglass from "~icons/game-icons/spyglass";
import Stones from "~icons/game-icons/stone-pile";
import Stump from "~icons/game-icons/axe-in-stump";
import Sunrise from "~icons/game-icons/sunrise";
import Throne from "~icons/game-icons/throne-king";
import TreeDoor from "~icons/game-icons/tree-door";
import Vines from "~icons/game-icons/curling-vines";
import Wall from "~icons/game-icons/defensive-wall";
import Waves from "~icons/game-icons/waves";
import Well from "~icons/game-icons/well";
import Wheel from "~icons/game-icons/ship-wheel";
import WoodPile from "~icons/game-icons/wood-pile";

export const PLACES: Record<string, Component> = {
  barn: Barn,
  farmhouse: House,
  wood: WoodPile,
  horse: HorseHead,
  well: Well,
  helm: Wheel,
  mast: Sail,
  railing: Fence,
  bow: Anchor,
  water: Waves,
  deep: BigWave,
  start: Flag,
  cliff_top: SeaCliff,
  ruins: Ruins,
  lookout: Spyglass,
  boulders: Stones,
  crag: Mountain,
  picnic: Basket,
  ravine: Falling,
  camp: Camp,
  t1: Footsteps,
  t2: Footsteps,
  t3: Footsteps,
  t4: Footsteps,
  t5: Footsteps,
  s1: Log,
  geyser: Fire,
  s2: Vines,
  s3: Roots,
  sandpit: Sand,
  hollow: Rat,
  s4: Grass,
  s5: Stump,
  s6: Fog,
  exit: Sunrise,
  hut: Hut,
  barracks: Barracks,
  grove: TreeDoor,
  max: Pill,
  wall: Wall,
  chamber: Bed,
  hall: Throne,
  study: Desk,
  c1: Doorway,
  c2: SecretDoor,
  machine: Gears,
  g1: Picture,
  g2: Columns,
  chapel: Church,
  gate: Gate,
  suite: Rings,
  stables: Horseshoe,
};
