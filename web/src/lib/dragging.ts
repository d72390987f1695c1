/** Attached to what is dragged, with a mouse or a finger, onto one of the seats that are marked with
    `data-seat`: `over` is told which one is below it, `drop` where it was let go. */
export const dragging =
  (over: (seat: number | null) => void, drop: (seat: number) => void) => (thing: HTMLElement) => {
    const seatAt = ({ clientX, clientY }: PointerEvent): number | null => {
      const place = document.elementFromPoint(clientX, clientY)?.closest("[data-seat]");
      return place instanceof HTMLElement ? Number(place.dataset.seat) : null;
    };
    function begin(down: PointerEvent) {
      if (down.button !== 0) return;
      const until = new AbortController();
      const { signal } = until;
      thing.setPointerCapture(down.pointerId);
      thing.style.pointerEvents = "none"; // what is below it is looked for
      const end = (seat: number | null) => {
        until.abort();
        thing.style.translate = thing.style.pointerEvents = "";
        over(null);
        if (seat !== null) drop(seat);
      };
      thing.addEventListener(
        "pointermove",
        (to) => {
          thing.style.translate = `${to.clientX - down.clientX}px ${to.clientY - down.clientY}px`;
          over(seatAt(to));
        },
        { signal },
      );
      thing.addEventListener("pointerup", (up) => end(seatAt(up)), { signal });
      thing.addEventListener("pointercancel", () => end(null), { signal });
    }
    thing.addEventListener("pointerdown", begin);
    return () => thing.removeEventListener("pointerdown", begin);
  };
