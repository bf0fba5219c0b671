/** A flight of one player, or the player's part of a flight for everybody. The server's clock alone decides. */
import { decimalOf, nearestMinor } from '../../../contract/money.ts';
import { mostMultiplierOf } from '../../../contract/playTerms.ts';
import type { Kind, RoundSoFar } from '../../fair/index.ts';
import { CRASH_RTP, crashPointOf, msUntil, multiplierAt, paidAt } from './curve.ts';
import { type CrashOutcome, type CrashChoice, CRASH_WIRE } from './wire.ts';

/** A flight for everybody has `startsAt`; a flight of one player starts with the bet. */
type Drawn = { crashAt: number; startsAt?: string };
type Round = RoundSoFar<CrashChoice, Drawn>;

const isOwn = ({ drawn }: Round): boolean => drawn.startsAt === undefined;
const startOf = ({ drawn, createdAt }: Round): number => Date.parse(drawn.startsAt ?? createdAt);

/** The automatic cash-out in hundredths. At the most that a round pays, it cashes out by itself; a demo has no end. */
const targetOf = ({ choice: { autoCashOut }, ...round }: Round): number =>
  Math.min(autoCashOut === undefined ? Infinity : nearestMinor(autoCashOut), mostMultiplierOf(round));

/** The multiplier of the cash-out, asked or automatic, that came before the crash. */
function cashedOutAt(round: Round, now: number): number | undefined {
  const [point, automatic, start] = [round.drawn.crashAt, targetOf(round), startOf(round)];
  const asked = round.steps.find(({ action }) => action === 'cashOut')?.at;
  const elapsed = (asked === undefined ? now : Date.parse(asked)) - start;
  const reached = multiplierAt(elapsed);
  // The target comes first when both have passed; a target at the crash is still paid.
  if (automatic <= point && automatic <= reached) return automatic;
  return asked !== undefined && elapsed < msUntil(point) ? Math.min(reached, point) : undefined;
}

export const crash: Kind<CrashChoice, Drawn, CrashOutcome> = {
  name: 'crash',
  rtp: CRASH_RTP,
  isLasting: true,
  ...CRASH_WIRE,
  mostFloats: () => 1,
  draw: (_choice, floats) => ({ crashAt: crashPointOf(floats()) }),
  resultAt(round, now) {
    const cashed = cashedOutAt(round, now);
    if (cashed !== undefined) return { isOver: true, multiplier: cashed };
    const elapsed = now - startOf(round);
    const isOver = elapsed >= msUntil(round.drawn.crashAt);
    return { isOver, multiplier: isOver ? 0 : multiplierAt(elapsed) };
  },
  allows: (round, { action, at }) => action === 'cashOut' && (isOwn(round) || Date.parse(at) >= startOf(round)),
  isUntouched: (round, now) => !isOwn(round) && now < startOf(round),
  /** A flight for everybody ends for all at once, by the process that flies it (`play/flights`). */
  dueAt(round) {
    const [point, automatic] = [round.drawn.crashAt, targetOf(round)];
    const isEnding = isOwn(round) || automatic <= point;
    return isEnding ? startOf(round) + Math.ceil(msUntil(Math.min(point, automatic))) : undefined;
  },
  outcomeOf: ({ drawn }, { isOver, multiplier }, isTold) => ({
    ...(isOver && isTold && { crashAt: decimalOf(drawn.crashAt) }),
    ...(isOver && multiplier > 0 && { cashedOutAt: decimalOf(multiplier) }),
  }),
  /** The first of an automatic cash-out and one by hand is paid. */
  replay({ choice, outcome }, { crashAt }) {
    const cashOuts = [choice.autoCashOut, outcome.cashedOutAt].filter((at) => at !== undefined).map(nearestMinor);
    const [multiplier = 0] = cashOuts.filter((at) => paidAt(crashAt, at) > 0).sort((a, b) => a - b);
    return {
      outcome: { crashAt: decimalOf(crashAt), ...(multiplier > 0 && { cashedOutAt: decimalOf(multiplier) }) },
      multiplier,
    };
  },
};
