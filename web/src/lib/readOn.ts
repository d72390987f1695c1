// A story that is to be read on waits here for the page where its table is opened.
export interface Kept {
  seats: number;
  campaign: { chapter: number };
}

const KEY = "read-on";

export const readOnLater = (setup: unknown) => sessionStorage.setItem(KEY, JSON.stringify(setup));

/** Once: whoever comes back begins anew. */
export function toReadOn(): Kept | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept ? (JSON.parse(kept) as Kept) : null;
}
