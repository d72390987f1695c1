// The seats of a table that a bot has taken over from this person, who may sit down there again:
// each once, however often it was left.
import { kept } from "./kept.svelte";

export function seatsLeft(table: string) {
  const stored = kept<number[]>(`given.${table}`, []);
  return {
    get all(): readonly number[] {
      return [...new Set(stored.value)]; // browsers may remember one twice
    },
    add(seat: number) {
      stored.value = [...new Set([...stored.value, seat])];
    },
  };
}
