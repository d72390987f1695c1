/** A button of the bar. */
export interface Door {
  label: string;
  kind?: "main" | "plain" | "quiet";
  disabled?: boolean;
  act: () => void;
}
