import type { Floats } from '../../../../originals/fair/index.ts';
import type { RoundRecord, RoundStep } from '../../store/records/round.ts';

/** A round is decided by these fields. */
export type RoundSoFar = Pick<RoundRecord, 'choice' | 'drawn' | 'steps' | 'createdAt'>;

/** The multiplier in hundredths: what an end now would pay, and at the end the final one, 0 for a lost round. */
type RoundResult = { isOver: boolean; multiplier: number };

/** How the server plays a kind of game; the rules themselves are in `originals`. Times are Unix ms. */
export interface HouseRules {
  /** Draws the outcome at the bet; it is kept secret until the end where it must be. */
  draw: (choice: RoundRecord['choice'], floats: Floats) => RoundRecord['drawn'];
  /** Says how the round stands at a time, after the steps so far. */
  resultAt: (round: RoundSoFar, now: number) => RoundResult;
  /** True when an open round can take the step now. */
  allows: (round: RoundSoFar, step: Pick<RoundStep, 'action' | 'tile' | 'at'>) => boolean;
  /** True while an open round has told and decided nothing, so that its bet may be taken back. */
  isUntouched: (round: RoundSoFar, now: number) => boolean;
  /** The time at which an open round ends by itself; undefined when others end it. */
  dueAt: (round: RoundSoFar) => number | undefined;
  /** The outcome on the wire, without what would tell an open round. `isTold`: a flight for everybody has ended, too. */
  outcomeOf: (round: RoundSoFar, result: RoundResult, isTold: boolean) => object;
}
