/** One flight for everybody, on the wire. Amounts are decimals of `currency`; multipliers are decimals such as 1.5. */
import * as v from 'valibot';
import { idText, optionalInstant, optionalNumber, optionalText } from './fields.ts';
import { eventStream, forAll, raw, route } from './route.ts';
import { CURRENCY_CODES } from './userChoices.ts';

/** Every state but the last hides where the flight ends. */
export const FLIGHT_STATES = ['betting', 'flying', 'crashed'] as const;

/** A bet that has ended: the real money and the turnover that made the odds of a free flight, and the stake of the one that it brought; 0 for none. */
export const RoundGiftSchema = v.object({ stake: v.number(), turnover: v.number(), worth: v.number() });

export const FlightBetSchema = v.object({
  /** Names this bet in this flight; a round of the player has it as `betKey`. */
  key: v.string(),
  /** The name is shortened, or is `ANONYMOUS_NAME` for a player who is not shown. */
  name: v.string(),
  stake: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  cashedOutAt: optionalNumber(),
  win: optionalNumber(),
});
export type FlightBet = v.InferOutput<typeof FlightBetSchema>;

export const FlightSchema = v.object({
  /** The number of the flight in the chain: 1, 2, 3 … */
  id: v.number(),
  status: v.picklist(FLIGHT_STATES),
  /** Bets close and the curve starts. */
  bettingEndsAt: v.string(),
  crashedAt: optionalInstant(),
  crashAt: optionalNumber(),
  /** The link of the chain that this flight comes from. */
  hash: optionalText(),
  betCount: v.number(),
  /** Only the bets with the highest stakes are listed. */
  bets: v.array(FlightBetSchema),
});
export type Flight = v.InferOutput<typeof FlightSchema>;

export const PastFlightSchema = v.object({ id: v.number(), crashAt: v.number(), hash: v.string() });
export type PastFlight = v.InferOutput<typeof PastFlightSchema>;

export const FlightChainSchema = v.object({
  /** Published before the first flight: the hash of flight n, hashed n times. */
  terminalHash: v.string(),
  /** A public value that is chosen after `terminalHash` was published; nothing flies without it. */
  salt: optionalText(),
  length: v.number(),
  /** The chain that follows, once it is made. */
  nextTerminalHash: optionalText(),
});
export type FlightChain = v.InferOutput<typeof FlightChainSchema>;

export const FlightsSchema = v.object({
  serverTime: v.string(),
  /** The present flight, or the last one; none before the first. */
  flight: v.nullable(FlightSchema),
  /** Flights that have ended, newest first. */
  history: v.array(PastFlightSchema),
  /** There is no chain before the first look at the game. */
  chain: v.nullable(FlightChainSchema),
});
export type Flights = v.InferOutput<typeof FlightsSchema>;

const FlightNewsSchema = v.object({ serverTime: v.string(), flight: FlightSchema });

/** Bets that are new or have changed, and the keys of those that were taken back. */
const BetNewsSchema = v.object({
  flightId: v.number(),
  betCount: v.number(),
  bets: v.array(FlightBetSchema),
  gone: v.array(v.string()),
});

export const FlightEventSchema = v.variant('event', [
  v.object({ event: v.literal('flight'), data: FlightNewsSchema }),
  v.object({ event: v.literal('bets'), data: BetNewsSchema }),
]);
export type FlightEvent = v.InferOutput<typeof FlightEventSchema>;

/** A glance is for who looks from outside of the game: without bets and chain, with the last ends alone, a moment old at most. */
const FlightsQuerySchema = v.object({ glance: v.optional(v.literal('true')) });

export const readFlights = route<{
  params: { gameId: string };
  query: v.InferOutput<typeof FlightsQuerySchema>;
  answer: Flights;
  error: 'game_not_found';
}>('GET /play/flights/:gameId');

export const flightEvents = route<{ params: { gameId: string }; answer: string; error: 'game_not_found' }>(
  'GET /play/flights/:gameId/events',
);

const OF_GAME = { params: v.object({ gameId: idText }), errors: { game_not_found: 404 } };

export const FLIGHTS = {
  read: forAll(
    readFlights,
    'The present flight of a crash game with one flight for everybody, those before it, and the chain that they come from',
    FlightsSchema,
    { ...OF_GAME, query: FlightsQuerySchema },
  ),
  events: raw(flightEvents, {
    summary: 'The flights and bets of a crash game with one flight for everybody, as server-sent events',
    caller: 'anyone',
    ...OF_GAME,
    answer: eventStream(FlightEventSchema),
  }),
};
