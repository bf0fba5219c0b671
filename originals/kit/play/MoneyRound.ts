import type { HouseKind } from '../../../contract/playTerms.ts';
import type { Round } from '../../../contract/rounds.ts';

type RoundOf<K extends HouseKind> = Extract<Round, { kind: K }>;

/** A round and its money, in cents of the account's currency. */
export interface RoundMoney {
  id: string;
  /** ISO 8601, by the server's clock. */
  startedAt: string;
  status: Round['status'];
  stakeCents: number;
  /** The part of the stake that was bonus money. */
  bonusCents: number;
  winCents: number;
  /** After the round's last movement of money. */
  balanceCents: number;
  bonusBalanceCents: number;
}

/** A round as the server decided it. */
export interface MoneyRound<K extends HouseKind = HouseKind> extends RoundMoney {
  /** Hundredths. */
  multiplier: number;
  choice: RoundOf<K>['choice'];
  /** As on the wire: multipliers are decimals. */
  outcome: RoundOf<K>['outcome'];
  /** Since the start by the server's clock; 0 when the round is over. */
  elapsedMs: number;
  /** Only of a free spin. */
  freeSpinsLeft: number | undefined;
  /** In a flight for everybody: its number, and the key of this bet in it. */
  flightId: number | undefined;
  betKey: string | undefined;
}

/** Cents of a decimal amount, or hundredths of a multiplier. */
export const centsOf = (decimal: number): number => Math.round(decimal * 100);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(isNumber);
const isOptional = (value: unknown, isGood: (value: unknown) => boolean): boolean =>
  value === undefined || isGood(value);
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFreeSpin = (spin: unknown): boolean =>
  isObject(spin) && isNumbers(spin['stops']) && isNumber(spin['multiplier']);

/** What each kind of outcome must have before a game shows it. */
const CHECKS: Record<HouseKind, (outcome: Record<string, unknown>) => boolean> = {
  slots: ({ stops, freeSpins, baseMultiplier }) =>
    isNumbers(stops) && isNumber(baseMultiplier) && Array.isArray(freeSpins) && freeSpins.every(isFreeSpin),
  dice: ({ roll }) => isNumber(roll),
  mines: ({ opened, mines, hit }) => isNumbers(opened) && isOptional(mines, isNumbers) && isOptional(hit, isNumber),
  crash: ({ crashAt, cashedOutAt }) => isOptional(crashAt, isNumber) && isOptional(cashedOutAt, isNumber),
};

const isState = (value: unknown): value is Round['status'] =>
  value === 'open' || value === 'settled' || value === 'void';

const flightOf = ({ flightId, betKey }: Record<string, unknown>): Pick<MoneyRound, 'flightId' | 'betKey'> => ({
  flightId: isNumber(flightId) ? flightId : undefined,
  betKey: typeof betKey === 'string' ? betKey : undefined,
});

/** The round of an answer; undefined when it is not one of this kind. */
export function readRound<K extends HouseKind>(kind: K, data: unknown): MoneyRound<K> | undefined {
  if (!isObject(data) || data['kind'] !== kind) return undefined;
  const { roundId, status, stake, multiplier, win, balance, bonusBalance, choice, outcome } = data;
  const { bonusStake = 0, elapsedMs = 0, startedAt, freeSpinsLeft } = data;
  const isGood =
    typeof roundId === 'string' &&
    isState(status) &&
    isNumbers([stake, bonusStake, multiplier, win, balance, bonusBalance, elapsedMs]) &&
    isObject(choice) &&
    isObject(outcome) &&
    isOptional(freeSpinsLeft, isNumber) &&
    CHECKS[kind](outcome);
  if (!isGood) return undefined;
  return {
    id: roundId,
    status,
    stakeCents: centsOf(stake as number),
    bonusCents: centsOf(bonusStake as number),
    multiplier: centsOf(multiplier as number),
    winCents: centsOf(win as number),
    balanceCents: centsOf(balance as number),
    bonusBalanceCents: centsOf(bonusBalance as number),
    choice: choice as MoneyRound<K>['choice'],
    outcome: outcome as MoneyRound<K>['outcome'],
    elapsedMs: elapsedMs as number,
    freeSpinsLeft: freeSpinsLeft as number | undefined,
    startedAt: String(startedAt),
    ...flightOf(data),
  };
}
