/** A flight for everybody, as a game shows it. Multipliers are hundredths. The server's answers are read without valibot, for size. */
import { centsOf, isObject } from '../../../kit/play/MoneyRound';

/** A stake of anybody. */
export interface SharedBet {
  key: string;
  /** Shortened by the server. */
  name: string;
  stakeCents: number;
  currency: 'KES' | 'USD';
  cashedAt: number | undefined;
}

export interface SharedFlight {
  /** Its number in the chain. */
  id: number;
  status: 'betting' | 'flying' | 'crashed';
  /** Take-off by the server's clock, Unix ms. */
  startsAtMs: number;
  crashPoint: number | undefined;
  /** Told when it has crashed. */
  hash: string | undefined;
  betCount: number;
  bets: readonly SharedBet[];
}

export interface PastFlight {
  hash: string;
  crashPoint: number;
}

/** The whole truth at a time of the server, Unix ms. `past`: oldest first. */
export interface Flights {
  serverMs: number;
  flight: SharedFlight | undefined;
  past: readonly PastFlight[];
}

/** Bets of a flight that are new or have changed. */
export interface BetNews {
  flightId: number;
  betCount: number;
  bets: readonly SharedBet[];
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const hundredthsOf = (value: unknown): number | undefined => (isNumber(value) ? centsOf(value) : undefined);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const msOf = (value: unknown): number => Date.parse(textOf(value) ?? '');
const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/** What can be read of a list. */
const listOf = <T>(value: unknown, read: (item: unknown) => T | undefined): T[] =>
  Array.isArray(value) ? value.map(read).filter(isPresent) : [];

function readBet(data: unknown): SharedBet | undefined {
  if (!isObject(data)) return undefined;
  const { key, name, stake, currency, cashedOutAt } = data;
  if (typeof key !== 'string' || typeof name !== 'string' || !isNumber(stake)) return undefined;
  if (currency !== 'KES' && currency !== 'USD') return undefined;
  return { key, name, stakeCents: centsOf(stake), currency, cashedAt: hundredthsOf(cashedOutAt) };
}

/** Undefined when it cannot be shown. */
export function readFlight(data: unknown): SharedFlight | undefined {
  if (!isObject(data)) return undefined;
  const { id, status, bettingEndsAt, crashAt, hash, betCount, bets } = data;
  const startsAtMs = msOf(bettingEndsAt);
  const crashPoint = hundredthsOf(crashAt);
  const isKnown = status === 'betting' || status === 'flying' || (status === 'crashed' && crashPoint !== undefined);
  if (!isNumber(id) || !isKnown || !isNumber(startsAtMs) || !isNumber(betCount)) return undefined;
  return { id, status, startsAtMs, crashPoint, hash: textOf(hash), betCount, bets: listOf(bets, readBet) };
}

function readPast(data: unknown): PastFlight | undefined {
  if (!isObject(data) || typeof data['hash'] !== 'string' || !isNumber(data['crashAt'])) return undefined;
  return { hash: data['hash'], crashPoint: centsOf(data['crashAt']) };
}

/** Undefined when the answer is another one. */
export function readFlights(data: unknown): Flights | undefined {
  if (!isObject(data)) return undefined;
  const serverMs = msOf(data['serverTime']);
  const flight = readFlight(data['flight']);
  if (!isNumber(serverMs) || (!flight && data['flight'] !== null)) return undefined;
  return { serverMs, flight, past: listOf(data['history'], readPast).reverse() };
}

export function readBetNews(data: unknown): BetNews | undefined {
  if (!isObject(data) || !isNumber(data['flightId']) || !isNumber(data['betCount'])) return undefined;
  return { flightId: data['flightId'], betCount: data['betCount'], bets: listOf(data['bets'], readBet) };
}

/** The flight with bets that are new or have changed; the same when they are of another. */
export function withBets(flight: SharedFlight, { flightId, betCount, bets }: BetNews): SharedFlight {
  if (flightId !== flight.id) return flight;
  const changed = new Map(bets.map((bet) => [bet.key, bet]));
  const kept = flight.bets.map((bet) => changed.get(bet.key) ?? bet);
  const known = new Set(kept.map(({ key }) => key));
  return { ...flight, betCount, bets: [...kept, ...bets.filter(({ key }) => !known.has(key))] };
}

const ORDER = ['betting', 'flying', 'crashed'] as const;

/** Whether news of a flight are no older than what is known: answers and events may overtake each other. */
export function isNews(next: SharedFlight, known: SharedFlight | undefined): boolean {
  if (!known || next.startsAtMs !== known.startsAtMs) return !known || next.startsAtMs > known.startsAtMs;
  return ORDER.indexOf(next.status) >= ORDER.indexOf(known.status);
}
