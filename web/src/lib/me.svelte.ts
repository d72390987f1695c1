// Who sits before this browser: a name and a cookie, no account.
import { api, Refused } from "./api";
import type { Me } from "./protocol";

let current = $state.raw<Me | null>(null);
let known: Promise<Me | null> | null = null;

export const me = {
  get current(): Me | null {
    return current;
  },
  /** Who this browser is to the server; null for someone new. */
  known(): Promise<Me | null> {
    known ??= api
      .me()
      .then((found) => (current = found))
      .catch((error: unknown) => {
        if (error instanceof Refused && error.why.type === "no-connection") known = null;
        return null;
      });
    return known;
  },
  async call(name: string): Promise<Me> {
    current = await api.name(name);
    known = Promise.resolve(current);
    return current;
  },
};
