/** What a game is called until the server has said it: "pirates-dice" is Pirates Dice. */
export function titleFrom(name: string): string {
  return name
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}
