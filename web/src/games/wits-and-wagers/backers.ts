// Who of the onlookers has bet best, for fun.
import type { Backer } from "../../lib/protocol";
import { saidMoney } from "./boardWords";

const SHOWN = 3;

export const bestBackers = (backers: readonly Backer[]): string =>
  backers
    .slice(0, SHOWN)
    .map(({ name, won }) => `${name} ${saidMoney(won)}`)
    .join(" \u00b7 ");
