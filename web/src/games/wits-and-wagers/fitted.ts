// Letters on a television as large as their room allows: measured, as no count of letters knows how
// words wrap.
import type { Attachment } from "svelte/attachments";

interface Letters {
  /** In hundredths of the screen's width, as is the size that it finds. */
  most: number;
  least: number;
}

const FINE = 0.05;

/** On an element that has a room of its own around it, as `--size`. */
export const fitted =
  (text: string, { most, least }: Letters): Attachment<HTMLElement> =>
  (element) => {
    const room = element.parentElement;
    if (!text || !room) return;
    const fits = (size: number) => {
      element.style.setProperty("--size", `${size}`);
      return (
        element.offsetHeight <= room.clientHeight && element.scrollWidth <= element.clientWidth
      );
    };
    const fit = () => {
      if (fits(most)) return;
      let [small, large] = [least, most];
      while (large - small > FINE) {
        const middle = (small + large) / 2;
        if (fits(middle)) small = middle;
        else large = middle;
      }
      fits(small);
    };
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(room);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  };
