// How far the scene of an answer is told by now; without a scene all of it is.
import { play as sound } from "../../lib/sound";
import { countedAt, planCount, sceneOf } from "./scene";
import type { View } from "./types";

interface Told {
  view: View;
  scene: boolean;
}

/** While a scene tells what happened, what came of it is kept back. */
export class Telling {
  private now = $state(0);

  constructor(private readonly told: () => Told) {
    $effect(() => {
      if (!this.plan) return;
      const began = performance.now();
      let frame = requestAnimationFrame(
        function count(this: Telling, time: number) {
          this.now = Math.max(0, time - began);
          frame = requestAnimationFrame(count.bind(this));
        }.bind(this),
      );
      return () => {
        cancelAnimationFrame(frame);
        this.now = 0;
      };
    });
    $effect(() => {
      if (this.counted && this.counted.slot > 0) sound("count");
    });
    $effect(() => {
      if (this.plan && this.won !== null) sound("turn");
    });
  }

  readonly playing = $derived.by(() => {
    const { view, scene } = this.told();
    return scene ? sceneOf(view) : null;
  });
  private readonly outcome = $derived.by(() => this.told().view.outcome);
  readonly plan = $derived.by(() =>
    this.playing === "answered" && this.outcome
      ? planCount(this.told().view.mat, this.outcome.answer, this.outcome.slot)
      : null,
  );
  readonly counted = $derived.by(() => (this.plan ? countedAt(this.plan, this.now) : null));
  /** The winning slot, as soon as it is settled. */
  readonly won = $derived.by(() =>
    this.outcome && (!this.plan || this.now >= this.plan.verdict) ? this.outcome.slot : null,
  );
  /** As far as it may be told by now; null while it is secret. */
  readonly answer = $derived.by(() => {
    const { outcome, counted } = this;
    if (!outcome) return null;
    if (!counted || this.won !== null) return outcome.answer;
    return counted.value.toFixed(outcome.answer.split(".")[1]?.length ?? 0);
  });

  /** What the question has brought is told by now: to everyone, or, last of all, to its reader; and on
      a phone before a television, when that has told it. */
  isPaid(by: "pay" | "payOwn" | "landed"): boolean {
    const { outcome, plan } = this;
    return outcome !== null && (!plan || this.now >= plan[by]);
  }
}
