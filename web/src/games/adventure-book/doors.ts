/** A button of the bar. */
export interface Door {
  label: string;
  kind?: "main" | "plain" | "quiet";
  disabled?: boolean;
  /** Only where what it opens is not in sight. */
  narrow?: boolean;
  act: () => void;
}
