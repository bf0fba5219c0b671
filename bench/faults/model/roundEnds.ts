/** How rounds of the model end, by the rules of the games alone. Multipliers are hundredths. */
import { MAX_WIN } from '../../../contract/playTerms.ts';
import { msUntil, multiplierAt } from '../../../originals/crash/rules/index.ts';
import { minesMultiplierOf, TILES } from '../../../originals/mines/rules/index.ts';
import { KINDS } from '../../../originals/kinds.ts';
import type { Currency } from '../../../server/src/store/records/money.ts';
import type { ModelRound, ModelStep } from './playTypes.ts';

/** A round in a flight starts with the flight. */
export const startOf = ({ startsAt, createdAt }: ModelRound): number => startsAt ?? createdAt;

/** The round as the rules of a game with steps see it. */
const seenBy = ({ choice, drawn, steps }: ModelRound) => ({
  choice,
  drawn: drawn ?? {},
  steps: steps.map((step) => ({ ...step, at: '' })),
  createdAt: '',
});

const isOfCards = (kind: ModelRound['kind']): kind is 'hilo' | 'blackjack' => kind === 'hilo' || kind === 'blackjack';

/** A hand of blackjack wins three halves, once or twice its stake, so that the exact win is no multiple of the whole stake. */
export function exactWinOf(round: ModelRound, now: number): number | undefined {
  if (round.kind !== 'blackjack') return round.instantWin;
  return KINDS.blackjack.resultAt({ ...seenBy(round), stakeCents: round.stake }, now).winMinor;
}

/** A step takes so much more of its player. */
export function addedBy(round: ModelRound, { action }: ModelStep): number {
  return action === 'double' || action === 'split' ? round.stake - (round.raised ?? 0) : 0;
}

/** The multiplier of a cash-out now. */
export function worthOf(round: ModelRound, now: number): number {
  const { kind, steps, mines = [], crashAt = 0 } = round;
  if (isOfCards(kind)) return KINDS[kind].resultAt(seenBy(round), now).multiplier;
  if (kind === 'crash') return Math.min(multiplierAt(now - startOf(round)), crashAt);
  return minesMultiplierOf(mines.length, steps.filter(({ action }) => action === 'open').length);
}

/** The final multiplier of a round that is over without a cash-out by hand; undefined while it is not. */
export function endOf(round: ModelRound, now: number): number | undefined {
  const { instant, mines, crashAt = 0, target = Infinity, steps } = round;
  if (instant !== undefined) return instant;
  if (isOfCards(round.kind)) {
    const { isOver, multiplier } = KINDS[round.kind].resultAt(seenBy(round), now);
    return isOver ? multiplier : undefined;
  }
  if (mines) {
    if (steps.some(({ tile = -1 }) => mines.includes(tile))) return 0;
    return steps.length === TILES - mines.length ? minesMultiplierOf(mines.length, steps.length) : undefined;
  }
  const elapsed = now - startOf(round);
  if (target <= crashAt && multiplierAt(elapsed) >= target) return target;
  return elapsed >= msUntil(crashAt) ? 0 : undefined;
}

/** True when the rules take the step in a round that goes on. */
export function isAllowed(round: ModelRound, step: ModelRound['steps'][number], now: number): boolean {
  const { action, tile } = step;
  if (isOfCards(round.kind)) return KINDS[round.kind].allows(seenBy(round), { ...step, at: '' });
  if (round.kind === 'crash') return action === 'cashOut' && now >= startOf(round);
  if (action === 'cashOut') return round.steps.length > 0;
  return action === 'open' && !round.steps.some((step) => step.tile === tile);
}

/** Minor units, at most what one round pays. */
export function winOf(stake: number, multiplier: number, currency: Currency): number {
  const most = BigInt(MAX_WIN[currency] * 100);
  const product = (BigInt(stake) * BigInt(multiplier)) / 100n;
  return Number(product < most ? product : most);
}
