// Where the page is: one address per screen, so that everything can be linked and the back button works.
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "screen"; id: string } // the television
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "verify"; id: string | null } // was chance fair: at that table, or in a file
  | { page: "book"; name: string } // the maps of an adventure book, for whoever writes one
  | { page: "parts" } // all shared parts, for whoever builds boards
  | { page: "about" }
  | { page: "lost" };

export function read(path: string): Route {
  const [, first = "", second = "", third = ""] = path.split("/").map(decoded);
  if (first === "" && second === "") return { page: "home" };
  if (third === "") {
    if (first === "new" && second) return { page: "new", game: second };
    if (first === "t" && second) return { page: "table", id: second };
    if (first === "screen" && second) return { page: "screen", id: second };
    if (first === "replay" && second) return { page: "replay", id: second };
    if (first === "verify") return { page: "verify", id: second || null };
    if (first === "book" && second) return { page: "book", name: second };
    if (first === "rules" && second) return { page: "rules", game: second };
    if ((first === "parts" || first === "about") && second === "") return { page: first };
  }
  return { page: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // as typed: it will lead nowhere
  }
}

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export const route = {
  get current(): Route {
    return read(path);
  },
};

export function go(to: string, { instead = false } = {}) {
  history[instead ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For the whole page: links of our own change the address without loading anew. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button);
  if (!link || !plain || event.defaultPrevented) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
