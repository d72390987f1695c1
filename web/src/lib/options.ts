// A game's options as a form: fields from the JSON Schema of its setup, and the setup from the fields.
import type { Board, OptionWords } from "../games/game";
import { language } from "./language.svelte";

export type Value = string | number | boolean | readonly string[];

export type Field =
  | { kind: "number"; name: string; usual: number; least: number; most: number }
  | { kind: "choice"; name: string; usual: string | number; choices: readonly (string | number)[] }
  | { kind: "several"; name: string; usual: readonly string[]; choices: readonly string[] }
  | { kind: "seat"; name: string; usual: number } // from 1; 0 is none of them
  | { kind: "switch"; name: string; usual: boolean };

interface Property {
  type?: string;
  format?: string;
  enum?: readonly (string | number)[];
  items?: { enum?: readonly string[] };
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** Every option with a default that a form can show, in the game's order. One that it cannot show
    (a list of anything, say) is left out: the server then takes the rulebook's. Seats are asked for
    apart. `listed` names what a list may be made of where the schema cannot know it. */
export function fieldsOf(
  schema: object,
  listed: Readonly<Record<string, readonly string[]>> = {},
): Field[] {
  const properties = (schema as { properties?: Record<string, Property> }).properties ?? {};
  return Object.entries(properties).flatMap(([name, property]) =>
    name === "seats"
      ? []
      : (fieldOf(name, property) ??
        severalOf(name, property, listed[name] ?? property.items?.enum) ??
        []),
  );
}

export const hasOption = (schema: object, name: string) =>
  name in ((schema as { properties?: object }).properties ?? {});

// Where there is nothing to choose from, nothing is asked.

function severalOf(
  name: string,
  { type, default: usual }: Property,
  choices: readonly string[] = [],
): Field | null {
  if (type !== "array" || !Array.isArray(usual) || choices.length < 2) return null;
  return { kind: "several", name, usual: usual as string[], choices };
}

function fieldOf(name: string, { type, enum: choices, ...property }: Property): Field | null {
  const usual = property.default;
  if (choices && (typeof usual === "string" || typeof usual === "number"))
    return choices.length > 1 ? { kind: "choice", name, usual, choices } : null;
  if (typeof usual === "boolean") return { kind: "switch", name, usual };
  if (type === "integer" && typeof usual === "number") {
    if (property.format === "seat") return { kind: "seat", name, usual };
    const { minimum = 0, maximum = 999 } = property;
    return { kind: "number", name, usual, least: minimum, most: maximum };
  }
  return null;
}

export function usualValues(fields: readonly Field[]): Record<string, Value> {
  return Object.fromEntries(fields.map(({ name, usual }) => [name, usual]));
}

/** What the server is asked to set up: whatever was typed, it lies within the bounds, and what makes
    no difference is as usual. */
export function setupOf(
  seats: number,
  fields: readonly Field[],
  values: Readonly<Record<string, Value | null | undefined>>,
  applies: Applies = always,
): Record<string, Value> {
  const chosen = fields.map(
    (field) => [field.name, allowed(field, values[field.name], seats)] as const,
  );
  const setup: Record<string, Value> = { seats, ...Object.fromEntries(chosen) };
  for (const field of fields)
    if (!applies(field.name, setup) || !applies(field.name, setup, setup[field.name]))
      setup[field.name] = field.usual;
  return setup;
}

/** Whether an option, or a choice of it, makes a difference in this setup. */
export type Applies = NonNullable<Board["applies"]>;
export const always: Applies = () => true;

/** What a form asks for: the options that make a difference, and of their choices those that do. */
export function askedFields(
  seats: number,
  fields: readonly Field[],
  values: Readonly<Record<string, Value | null | undefined>>,
  applies: Applies = always,
): Field[] {
  const setup = setupOf(seats, fields, values, applies);
  return fields
    .filter(({ name }) => applies(name, setup))
    .map((field) => {
      if (field.kind !== "choice") return field;
      const choices = field.choices.filter((choice) => applies(field.name, setup, choice));
      return { ...field, choices };
    });
}

export function allowed(field: Field, value: Value | null | undefined, seats: number): Value {
  if (field.kind === "number")
    return typeof value === "number" && Number.isFinite(value)
      ? Math.min(field.most, Math.max(field.least, Math.round(value)))
      : field.usual;
  if (field.kind === "several") {
    const chosen = field.choices.filter((choice) => Array.isArray(value) && value.includes(choice));
    return chosen.length > 0 ? chosen : field.usual;
  }
  if (field.kind === "seat") return numbers(0, seats).find((seat) => seat === value) ?? field.usual;
  if (field.kind === "choice")
    return field.choices.find((choice) => choice === value) ?? field.usual;
  return typeof value === "boolean" ? value : field.usual;
}

/** The options that are not the usual ones, each in a few words. */
export function saidOptions(
  fields: readonly Field[],
  setup: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, OptionWords>>,
  said: { no: string; names?: Readonly<Record<string, string>>; seats?: readonly string[] },
): string[] {
  const colon = language.current === "fr" ? "\u202f: " : ": ";
  const unshown = Object.entries(words).flatMap(([name, option]) => {
    return (name in setup && option.said?.(setup[name])) || [];
  });
  const shown = fields.flatMap((field) => {
    const value = setup[field.name];
    if (words[field.name]?.said) return []; // above
    if (value === undefined || String(value) === String(field.usual)) return [];
    const { label, choices } = wordsOf(field, words);
    const called = (one: unknown) =>
      said.names?.[String(one)] ?? choices?.[String(one)] ?? String(one);
    if (field.kind === "seat") return `${label}${colon}${said.seats?.[Number(value) - 1] || value}`;
    if (value === true) return label;
    if (value === false) return `${label}${colon}${said.no}`;
    return `${label}${colon}${Array.isArray(value) ? value.map(called).join(", ") : called(value)}`;
  });
  return [...unshown, ...shown];
}

/** A game's words for an option; without them its name itself. */
export const wordsOf = ({ name }: Field, words: Readonly<Record<string, OptionWords>>) =>
  words[name] ?? ({ label: name.replaceAll("_", " "), help: "" } satisfies OptionWords);

/** The seats a new table is offered with: room for a few friends, or as many as the game allows. */
export function usualSeats(least: number, most: number): number {
  return Math.max(least, Math.min(most, 4));
}

/** From one number to another, for a row of numbers. */
export function numbers(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}
