// How many cards of a stack can be told apart where it lies.

const EDGE = 0.42; // of a card's width must stay in sight, for its number and whose it is

/** How many of these cards are shown, all measures in pixels; the others are only counted. */
export function cardsShown(count: number, room: number, card: number, lines = 1): number {
  if (room <= 0 || card <= 0) return count; // not measured yet
  const most = Math.floor((room - card) / (EDGE * card)) + 1;
  return Math.min(count, lines * Math.max(1, most));
}
