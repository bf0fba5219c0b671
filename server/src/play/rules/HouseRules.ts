import type { Floats } from '../../../../originals/fair/index.ts';
import type { RoundRecord, RoundStep } from '../../store/records/round.ts';

/** The parts of a round that decide it. */
export type Facts = Pick<RoundRecord, 'choice' | 'drawn' | 'steps' | 'createdAt'>;

/** `open`: with what an end now would pay, hundredths. `over`: the final multiplier, 0 for a lost round. */
export type Standing = { isOver: boolean; multiplier: number };

/** How the server plays a kind of game; the rules themselves are in `originals`. Times are Unix ms. */
export interface HouseRules {
  /** What fate decides at the bet; kept secret until the end where it must be. */
  draw: (choice: RoundRecord['choice'], floats: Floats) => RoundRecord['drawn'];
  /** The state at a time, after the steps so far. */
  standingOf: (facts: Facts, now: number) => Standing;
  /** Whether the step is possible now, in an open round. */
  allows: (facts: Facts, step: Pick<RoundStep, 'action' | 'tile' | 'at'>) => boolean;
  /** Whether an open round has told and decided nothing yet, so that its bet may be taken back. */
  isUntouched: (facts: Facts, now: number) => boolean;
  /** When an open round ends by itself; undefined when others end it. */
  dueAt: (facts: Facts) => number | undefined;
  /** For the wire; without what would tell an open round. `isTold`: whether a flight for everybody has ended, too. */
  outcomeOf: (facts: Facts, standing: Standing, isTold: boolean) => object;
}
