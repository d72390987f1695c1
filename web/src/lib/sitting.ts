// Sitting down under a name, which may be the first one has.
import { Refused } from "./api";
import { me } from "./me.svelte";
import { toast } from "./toast.svelte";
import type { Visit } from "./visit.svelte";
import { sentence } from "../words/refusals";

interface How {
  /** Nobody was seen to sit there: whoever does by now is no team of one's own choosing. */
  alone?: boolean;
  /** Another seat that does as well, where somebody was quicker. */
  instead?: (() => number | undefined) | undefined;
}

const QUICKER = ["seat-taken", "just-taken"];

export async function sitDown(visit: Visit, seat: number, name: string, how: How = {}) {
  try {
    if (me.current?.name !== name.trim()) {
      await me.call(name);
      visit.live.reconnect();
    }
    const { alone = false, instead } = how;
    const refused = await visit.live.ask({ type: "sit", seat, alone });
    const other = refused && QUICKER.includes(refused.why.type) ? instead?.() : undefined;
    if (other !== undefined && other !== seat) await sitDown(visit, other, name, how);
    else if (refused) toast(sentence(refused.why));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(sentence(error.why));
  }
}
