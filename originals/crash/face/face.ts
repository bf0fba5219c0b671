import { type Face, type Sentence, WIDE } from '../../bets/Face.ts';
import { CRASH_WIRE, type CrashChoice, type CrashOutcome } from '../rules/index.ts';

const CURVE = 'M4 54C40 54 74 44 94 8';

/** A flight: green as far as it was paid, red to its end. */
export const crashFace: Face<CrashChoice, CrashOutcome> = {
  ...CRASH_WIRE,
  picture({ outcome: { crashAt, cashedOutAt } }) {
    const paid =
      cashedOutAt === undefined ? 0 : Math.min(1, Math.log(cashedOutAt) / Math.log(Math.max(crashAt ?? 0, 1.01)));
    const flown = { tag: 'path', d: CURVE, look: crashAt === undefined ? 'goldLine' : 'badLine' } as const;
    const part = { tag: 'path', d: CURVE, look: 'goodLine', pathLength: 1, strokeDasharray: `${paid} 1` } as const;
    return { viewBox: WIDE, shapes: paid > 0 ? [flown, part] : [flown] };
  },
  /** The end of a flight for everybody is not told to those who left it, until it has crashed. */
  words({ status, outcome: { crashAt, cashedOutAt } }): Sentence[] {
    const end = crashAt === undefined ? {} : { end: { times: crashAt } };
    const paid = cashedOutAt === undefined ? {} : { paid: { times: cashedOutAt } };
    const isOut = cashedOutAt !== undefined;
    if (status === 'void') return [{ id: 'bets.crash.void' }];
    if (crashAt === undefined) return [{ id: isOut ? 'bets.crash.left' : 'bets.crash.open', values: paid }];
    return [{ id: isOut ? 'bets.crash.paid' : 'bets.crash.lost', values: { ...paid, ...end } }];
  },
};
