// What modules of the page expect of a browser when they are loaded; drawing needs none of it.
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("location", new URL("http://localhost/"));
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("AudioContext", class {});
