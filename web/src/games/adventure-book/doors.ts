/** A button of the bar. */
export interface Door {
  label: string;
  /** In sight, with a sign before it; the label is still read aloud. */
  short?: string;
  kind?: "main" | "plain" | "quiet";
  disabled?: boolean;
  act: () => void;
}
