/** A flight for everybody, as a game shows it. Multipliers are hundredths. */
import { crash } from '../../rules/index.ts';
import * as v from 'valibot';
import { listOrEmpty } from '../../../../contract/fields.ts';
import { FlightBetSchema, FlightSchema, PastFlightSchema } from '../../../../contract/flights.ts';
import { centsOf, moneyRoundOf } from '../../../kit/play/MoneyRound';

const instantMs = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number('not a time'),
);

/** The stake of any player. */
const BetSchema = v.pipe(
  FlightBetSchema,
  v.transform(({ key, name, stake, currency, cashedOutAt, win = 0 }) => ({
    ...{ key, name, currency },
    stakeCents: centsOf(stake),
    winCents: centsOf(win),
    cashedAt: cashedOutAt === undefined ? undefined : centsOf(cashedOutAt),
  })),
);
export type SharedBet = v.InferOutput<typeof BetSchema>;

/** A bet that cannot be read is left out. */
const bets = listOrEmpty(BetSchema);

const ShownFlightSchema = v.pipe(
  v.object({ ...FlightSchema.entries, bettingEndsAt: instantMs, bets }),
  v.check(({ status, crashAt }) => status !== 'crashed' || crashAt !== undefined, 'a crash needs its end'),
  v.transform(({ id, status, bettingEndsAt, crashAt, hash, betCount, bets }) => ({
    ...{ id, status, hash, betCount, bets },
    /** Take-off by the server's clock, Unix ms. */
    startsAtMs: bettingEndsAt,
    crashPoint: crashAt === undefined ? undefined : centsOf(crashAt),
  })),
);
export type SharedFlight = v.InferOutput<typeof ShownFlightSchema>;

const PastSchema = v.pipe(
  PastFlightSchema,
  v.transform(({ hash, crashAt }) => ({ hash, crashPoint: centsOf(crashAt) })),
);

/** Everything there is to know at a time of the server, Unix ms. The oldest flight of `past` is the first. */
export const ShownFlightsSchema = v.pipe(
  v.object({ serverTime: instantMs, flight: v.nullable(ShownFlightSchema), history: listOrEmpty(PastSchema) }),
  v.transform(({ serverTime, flight, history }) => ({
    serverMs: serverTime,
    flight: flight ?? undefined,
    past: history.toReversed(),
  })),
);
export type Flights = v.InferOutput<typeof ShownFlightsSchema>;

export const FlightNewsSchema = v.pipe(
  v.object({ flight: ShownFlightSchema }),
  v.transform(({ flight }) => flight),
);

export const BetNewsSchema = v.object({
  flightId: v.number(),
  betCount: v.number(),
  bets,
  gone: listOrEmpty(v.string()),
});
export type BetNews = v.InferOutput<typeof BetNewsSchema>;

/** The flight with bets that are new, have changed or are gone; the same when they are of another. */
export function withBets(flight: SharedFlight, { flightId, betCount, bets, gone }: BetNews): SharedFlight {
  if (flightId !== flight.id) return flight;
  const changed = new Map(bets.map((bet) => [bet.key, bet]));
  const kept = flight.bets.filter(({ key }) => !gone.includes(key)).map((bet) => changed.get(bet.key) ?? bet);
  const known = new Set(kept.map(({ key }) => key));
  return { ...flight, betCount, bets: [...kept, ...bets.filter(({ key }) => !known.has(key))] };
}

const round = moneyRoundOf(crash);

/** The open rounds of the player: there may be two. */
export const OpenRoundsSchema = v.pipe(
  v.object({ round: v.nullable(round), others: v.optional(v.array(round), []) }),
  v.transform((answer) => [...(answer.round ? [answer.round] : []), ...answer.others]),
);

export const LastRoundsSchema = v.pipe(
  v.object({ items: listOrEmpty(round) }),
  v.transform(({ items }) => items),
);

const ORDER = ['betting', 'flying', 'crashed'] as const;

/** Returns whether news of a flight are no older than what is known: answers and events may overtake each other. */
export function isNews(next: SharedFlight, known: SharedFlight | undefined): boolean {
  if (!known || next.startsAtMs !== known.startsAtMs) return !known || next.startsAtMs > known.startsAtMs;
  return ORDER.indexOf(next.status) >= ORDER.indexOf(known.status);
}
