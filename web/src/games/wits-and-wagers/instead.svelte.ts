// Why there is another question in place of the one before, for as long as it is guessed at.
import { boardWords } from "./boardWords";
import type { View } from "./types";

export class Instead {
  private skippedFor = $state<number | null>(null); // the question that was asked in its place

  constructor(private readonly view: () => View) {
    $effect(() => {
      const { news, asked } = this.view();
      if (news.some(({ type }) => type === "skipped")) this.skippedFor = asked;
    });
  }

  /** Empty where nothing was left out. */
  readonly said = $derived.by(() => {
    const { phase, asked, voids } = this.view();
    if (phase !== "guessing") return "";
    if (this.skippedFor === asked) return boardWords().skipped;
    return voids > 0 ? boardWords().void : "";
  });
}
