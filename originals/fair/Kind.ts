import type * as v from 'valibot';
import type { Floats } from './floats.ts';
import { winOf } from './winOf.ts';

/** A player did this in an open round; `at` is ISO 8601. */
export interface KindStep {
  action: string;
  tile?: number | undefined;
  at: string;
}

/** A round is decided by these; `createdAt` is ISO 8601. */
export interface RoundSoFar<Choice = object, Drawn = object> {
  choice: Choice;
  drawn: Drawn;
  steps: readonly KindStep[];
  createdAt: string;
  /** The stake so far in minor units, with what steps have added to it. Missing where only the course of the round is asked for. */
  stakeCents?: number | undefined;
  /** Missing in a demo, whose rounds may pay anything. */
  currency?: 'KES' | 'USD' | undefined;
}

/** The multiplier in hundredths: what an end now would pay, and at the end the final one, 0 for a lost round. */
export interface RoundResult {
  isOver: boolean;
  multiplier: number;
  /** The exact win in minor units, where each part of the stake is paid by its own odds. */
  winMinor?: number;
}

/** The outcome as on the wire, with its multiplier in hundredths and, where its parts were paid each by its own odds, its win. */
export interface Replayed {
  outcome: object;
  multiplier: number;
  winMinor?: number;
}

/** Says what a result pays for a stake, in minor units, before the most that a round pays. */
export const paidFor = ({ multiplier, winMinor }: Pick<RoundResult, 'multiplier' | 'winMinor'>, stakeMinor: number) =>
  winMinor ?? winOf(stakeMinor, multiplier);

/** Says what each outcome of a choice pays, in hundredths, and the chance of each, in the order in which the kind counts them. */
export interface PayTable {
  choice: Readonly<Record<string, unknown>>;
  pays: readonly number[];
  chances: readonly number[];
}

/** A kind of house game, as server and verifier play it. Times are Unix ms. `originals/kinds.ts` has all of them. */
export interface Kind<Choice = object, Drawn = object, Outcome = object> {
  /** The contract calls it so. */
  name: string;
  /** A round can be open when the game is opened. */
  isLasting: boolean;
  /** A bet and an end look so on the wire. Fields that would tell a running round are missing until it is settled. */
  choice: v.GenericSchema<unknown, Choice>;
  outcome: v.GenericSchema<unknown, Outcome>;
  /** The share of the stakes that is paid back on average; 0.97 is 97 %. */
  rtp: number;
  /** The pay table of every choice; missing where a formula says what a round pays. */
  tables?: () => readonly PayTable[];
  /** The biggest multiplier of a choice, in hundredths; missing where no stake lets it win more than a round pays. */
  greatest?(choice: Partial<Choice>): number;
  /** The stake of a bet is the sum of parts, in minor units. `atRiskMinor`: what of it the parts do not cover of each other. */
  parts?: { totalMinor(choice: Choice): number; atRiskMinor(choice: Choice): number };
  /** A round uses no more floats. */
  mostFloats(choice: Choice): number;
  /** Draws the outcome at the bet; it is kept secret until the end where it must be. */
  draw(choice: Choice, floats: Floats): Drawn;
  /** Says how the round stands at a time, after the steps so far. */
  resultAt(round: RoundSoFar<Choice, Drawn>, now: number): RoundResult;
  /** A round takes so many times its first stake after its steps so far; missing where that is always once. */
  stakes?(round: Pick<RoundSoFar<Choice, Drawn>, 'drawn' | 'steps'>): number;
  /** True when an open round can take the step now. */
  allows(round: RoundSoFar<Choice, Drawn>, step: KindStep): boolean;
  /** True while an open round has told and decided nothing, so that its bet may be taken back. */
  isUntouched(round: RoundSoFar<Choice, Drawn>, now: number): boolean;
  /** The time at which an open round ends by itself; undefined when others end it. */
  dueAt(round: RoundSoFar<Choice, Drawn>): number | undefined;
  /** The outcome on the wire, without what would tell an open round. `isTold`: a flight for everybody has ended, too. */
  outcomeOf(round: RoundSoFar<Choice, Drawn>, result: RoundResult, isTold: boolean): object;
  /**
   * Computes a settled round again. What the player did and what the clock told are taken from `told`, whose stake is in
   * decimals of its currency. Throws RangeError on a step that the rules refuse.
   */
  replay(told: { choice: Choice; outcome: Outcome; stake?: number | undefined }, drawn: Drawn): Replayed;
}

/** Plays a round that went by steps again; what is still open after them was cashed out. Throws RangeError on a step that the rules refuse. */
export function replaySteps<Choice, Drawn, Outcome>(
  kind: Pick<Kind<Choice, Drawn, Outcome>, 'resultAt' | 'allows' | 'outcomeOf'>,
  told: Pick<RoundSoFar<Choice, Drawn>, 'choice' | 'drawn' | 'stakeCents'>,
  steps: readonly Omit<KindStep, 'at'>[],
): Replayed {
  let round: RoundSoFar<Choice, Drawn> = { ...told, steps: [], createdAt: '' };
  for (const asked of steps) {
    const step = { ...asked, at: '' };
    if (kind.resultAt(round, 0).isOver || !kind.allows(round, step))
      throw new RangeError(`step ${round.steps.length + 1}, "${step.action}", is not allowed there`);
    round = { ...round, steps: [...round.steps, step] };
  }
  const { isOver: _isOver, ...paid } = kind.resultAt(round, 0);
  return { outcome: kind.outcomeOf(round, { isOver: true, ...paid }, true), ...paid };
}

type Played<Outcome> = { outcome: Outcome } & Pick<RoundResult, 'multiplier' | 'winMinor'>;

interface Instant<Choice, Outcome, Wire> extends Pick<
  Kind<Choice, object, Wire>,
  'name' | 'rtp' | 'choice' | 'outcome' | 'mostFloats' | 'tables' | 'greatest' | 'parts'
> {
  /** The multiplier is in hundredths. */
  play: (choice: Choice, floats: Floats) => Played<Outcome>;
  /** The outcome with decimals. */
  toWire: (outcome: Outcome) => Wire & object;
}

/** A kind whose rounds are decided at the bet. */
export const instantKind = <Choice, Outcome extends object, Wire>({
  play,
  toWire,
  ...wire
}: Instant<Choice, Outcome, Wire>): Kind<Choice, Played<Outcome>, Wire> => ({
  ...wire,
  isLasting: false,
  draw: play,
  resultAt: ({ drawn: { outcome: _outcome, ...paid } }) => ({ isOver: true, ...paid }),
  allows: () => false,
  isUntouched: () => false,
  dueAt: ({ createdAt }) => Date.parse(createdAt),
  outcomeOf: ({ drawn }) => toWire(drawn.outcome),
  replay: (_told, { outcome, ...paid }) => ({ outcome: toWire(outcome), ...paid }),
});
