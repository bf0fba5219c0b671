import { randomBytes, randomUUID } from 'node:crypto';
import type { PlayContext } from './PlayContext.ts';
import { Flier } from './flights/Flier.ts';
import { FlightBoards } from './flights/FlightBoards.ts';
import { createPlayTerms } from './PlayTerms.ts';
import { RoundClock } from './rounds/endDueRounds.ts';

const SECRET_BYTES = 32;

/** So many flights take about two weeks. */
const CHAIN_LENGTH = 100_000;

type Optional = 'newSecret' | 'chainLength';
type Given = Omit<PlayContext, Optional | 'onRound' | 'processId' | 'terms' | 'arrivals'> & {
  [TName in Optional]: PlayContext[TName] | undefined;
};

export function createPlay(given: Given): Play {
  const clock = new RoundClock();
  const ctx: PlayContext = {
    ...given,
    newSecret: given.newSecret ?? (() => randomBytes(SECRET_BYTES).toString('hex')),
    chainLength: given.chainLength ?? CHAIN_LENGTH,
    processId: randomUUID(),
    arrivals: new Set(),
    terms: createPlayTerms(given),
    onRound(round) {
      clock.watch(ctx, round);
      boards.add(round);
    },
  };
  const flier = new Flier(ctx);
  const boards = new FlightBoards(ctx);
  return { ctx, clock, flier, boards };
}

export type Play = { ctx: PlayContext; clock: RoundClock; flier: Flier; boards: FlightBoards };
