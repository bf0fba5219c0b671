import type { PlayContext } from './PlayContext.ts';
import type { FlightBoards } from './flights/FlightBoards.ts';
import type { Flier } from './flights/Flier.ts';
import type { RoundClock } from './rounds/RoundClock.ts';

/** What the routes and workers of play use. */
export interface Play {
  ctx: PlayContext;
  clock: RoundClock;
  flier: Flier;
  boards: FlightBoards;
}
