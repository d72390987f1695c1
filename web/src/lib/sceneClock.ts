// How far a scene is, on the board that plays it.

export class SceneClock {
  private from = 0;
  private since = performance.now();
  private told = -1; // what was due by then has been done

  /** Milliseconds from the scene's start: it goes on at `from` when that is another than before. */
  at(from: number): number {
    if (from !== this.from) [this.from, this.since] = [from, performance.now()];
    return this.from + performance.now() - this.since;
  }

  /** Does each thing at its time, and none twice; gives what stops it. */
  play<Sound>(
    ticks: readonly (readonly [number, Sound])[],
    from: number,
    act: (at: number, sound: Sound) => void,
  ): () => void {
    const now = this.at(from);
    const timers = ticks
      .filter(([at]) => at > this.told && at >= this.from)
      .map(([at, sound]) =>
        setTimeout(() => {
          this.told = at;
          act(at, sound);
        }, at - now),
      );
    return () => timers.forEach(clearTimeout);
  }
}
