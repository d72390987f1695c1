// What a challenge requires and gives, in a few words of the reader's language.
import { ANY, type Reading } from "./reading";
import { sayings } from "./sayingWords";
import type { Challenge } from "./types";

type Condition = Challenge["requires"][number];
type Effect = Challenge["reward"][number];
type Cost = Readonly<Record<string, number>>;

/** A space, or `@who`: where someone is. */
function placeSaid(reading: Reading, place: string): string {
  return place.startsWith("@")
    ? sayings().where(reading.figure(place.slice(1)))
    : reading.space(place);
}

export function conditionSaid(reading: Reading, condition: Condition): string {
  const say = sayings();
  const { figure, figures, counter, label, challenge } = reading;
  switch (condition.is) {
    case "at":
      return say.at(figure(condition.who), placeSaid(reading, condition.space));
    case "at_tag": {
      const { who, tag } = condition;
      if (tag === "water") return say.water(figure(who));
      if (tag === "railing") return say.railing(figure(who));
      const tagged = reading.chapter.board.spaces.filter(({ tags }) => tags.includes(tag));
      return say.anyOf(figure(who), tagged.map(({ id }) => reading.space(id)).join(", "));
    }
    case "together":
      return say.together(figures(condition.who));
    case "apart":
      return say.apart(figures(condition.who));
    case "on_board":
      return say.inStory(figure(condition.who));
    case "done":
      return say.done(challenge(condition.challenge));
    case "not_done":
      return say.notDone(challenge(condition.challenge));
    case "track_at_least":
      return say.reaches(counter(condition.counter), label(condition.counter, condition.n));
    case "track_less":
      return say.before(counter(condition.counter), label(condition.counter, condition.n));
    case "track_ge_counter":
      return say.beyond(counter(condition.counter), counter(condition.other));
    case "on_track":
      return say.onTrack(counter(condition.counter));
    case "path_at_least":
      return say.onTheWay(figure(condition.who));
    case "not_behind":
      return say.notBehind(figure(condition.who), figure(condition.other));
    case "chore_at":
      return say.choreAt(placeSaid(reading, condition.space));
    case "wounds_at_least":
      return say.wounds(condition.n);
  }
}

/** "" for what only a plot card does. */
export function effectSaid(reading: Reading, effect: Effect): string {
  const say = sayings();
  const { figure } = reading;
  switch (effect.do) {
    case "draw_story":
      return say.drawStory(effect.n);
    case "draw_special":
      return say.drawSpecial(effect.n);
    case "discard":
      return say.discard(effect.n);
    case "move":
      return say.goes(figure(effect.who), placeSaid(reading, effect.to));
    case "place":
      return say.joins(figure(effect.who), placeSaid(reading, effect.to));
    case "remove":
      return say.leaves(figure(effect.who));
    case "track":
      return say.track(reading.counter(effect.counter), signed(effect.by));
    case "march":
      return say.track(figure(effect.who), signed(effect.by));
    case "return_chore":
      return say.choreDone;
    case "retire_hazard":
      return say.retired(reading.hazard(effect.kind));
    case "heal":
      return say.heal;
    case "brutes_home":
      return say.squadsHome;
    default:
      return "";
  }
}

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

export function costSaid(reading: Reading, cost: Cost): string {
  return reading.list(
    Object.entries(cost).map(([icon, n]) =>
      icon === ANY
        ? sayings().anyCard(n)
        : n > 1
          ? `${n} × ${reading.card(icon)}`
          : reading.card(icon),
    ),
  );
}

export const sayCards = (n: number): string => sayings().anyCard(n);

export function actSaid(reading: Reading, action: string, target: string): string {
  const named = reading.action(action);
  if (named) return named;
  const { shoo, unlock } = sayings();
  return (action === "shoo" ? shoo : unlock)(reading.space(target));
}

/** What one of the chapter's actions costs, in any of these ways. */
export function pricesOf({ chapter }: Reading, action: string): Cost[] {
  const own = chapter.action.find(({ id }) => id === action);
  if (own) return own.cost ? [own.cost] : own.cost_any_of;
  if (action === "shoo")
    return chapter.brutes ? [chapter.brutes.shoo.cost, chapter.brutes.shoo_alt] : [];
  return chapter.doors ? [chapter.doors.break_cost, chapter.doors.pick_cost] : [];
}
