import type { PlayContext } from './PlayContext.ts';
import type { RoundClock } from './rounds/RoundClock.ts';
import type { RoundFeed } from './rounds/RoundFeed.ts';

/** What the routes and workers of play use. */
export interface Play {
  ctx: PlayContext;
  feed: RoundFeed;
  clock: RoundClock;
}
