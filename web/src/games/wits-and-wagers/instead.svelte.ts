// Why there is another question in place of the one before, for as long as it takes to read that.
import { boardWords } from "./boardWords";
import type { View } from "./types";

const READ = 8000; // milliseconds: after that it would be taken for a word on the question itself

export class Instead {
  private skippedFor = $state<number | null>(null); // the question that was asked in its place
  private readFor = $state<number | null>(null); // the question beside which it has been read
  /** By itself, as the time to read it would begin anew with every view. */
  private readonly asked = $derived.by(() => this.view().asked);

  constructor(private readonly view: () => View) {
    $effect(() => {
      const { asked } = this;
      const read = setTimeout(() => (this.readFor = asked), READ);
      return () => clearTimeout(read);
    });
    $effect(() => {
      const { news, asked } = this.view();
      if (news.some(({ type }) => type === "skipped")) this.skippedFor = asked;
    });
  }

  /** Empty where nothing was left out. */
  readonly said = $derived.by(() => {
    const { phase, asked, voids } = this.view();
    if (phase !== "guessing" || this.readFor === asked) return "";
    if (this.skippedFor === asked) return boardWords().skipped;
    return voids > 0 ? boardWords().void : "";
  });
}
