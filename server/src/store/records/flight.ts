/** Flights for everybody, and the chains that their ends come from. Times are ISO 8601, multipliers integer hundredths. */
import * as v from 'valibot';
import { FLIGHT_STATES } from '../../../../contract/flights.ts';

/** Links are 64 hexadecimal digits, each the SHA-256 of the one that flies after it. Secret but for `terminalHash`. */
export const FlightChainSchema = v.object({
  id: v.string(),
  gameId: v.string(),
  /** The SHA-256 of the first link that flies; published before any flight. */
  terminalHash: v.string(),
  length: v.number(),
  /** The link of the last flight. */
  seed: v.string(),
  /** Every thousandth link, so that no other is far from one. */
  checkpoints: v.array(v.string()),
  /** The salt is fixed with the first flight. */
  salt: v.optional(v.string()),
  createdAt: v.string(),
});

/** The present state of a game's flights, with the game's id. */
export const FlightTableSchema = v.object({
  id: v.string(),
  chain: v.optional(v.string()),
  nextChain: v.optional(v.string()),
  flight: v.optional(v.string()),
  /** How many flights of the chain were made. */
  flights: v.number(),
  /** No new flight is made when nobody looks on until then. */
  wantedUntil: v.string(),
});

/** A flight. The end is fixed before bets open, and secret until the crash. */
export const FlightRecordSchema = v.object({
  id: v.string(),
  gameId: v.string(),
  /** The first flight of the chain has number 1. */
  number: v.number(),
  status: v.picklist(FLIGHT_STATES),
  link: v.string(),
  crashAt: v.number(),
  startsAt: v.string(),
  crashesAt: v.string(),
  /** The process whose clock said the present status. */
  holder: v.string(),
  /** Nobody was there when it crashed: those who did not cash out get their stakes back. */
  isUnattended: v.optional(v.boolean()),
  terminalHash: v.string(),
  salt: v.string(),
  length: v.number(),
});

export type FlightChainRecord = v.InferInput<typeof FlightChainSchema>;
export type FlightTableRecord = v.InferInput<typeof FlightTableSchema>;
export type FlightRecord = v.InferInput<typeof FlightRecordSchema>;
