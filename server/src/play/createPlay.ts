import { randomBytes } from 'node:crypto';
import type { PlayContext } from './PlayContext.ts';
import type { Play } from './Play.ts';
import { createPlayTerms } from './PlayTerms.ts';
import { RoundClock } from './rounds/RoundClock.ts';
import { RoundFeed } from './rounds/RoundFeed.ts';

const SECRET_BYTES = 32;

type Parts = Omit<PlayContext, 'newSecret' | 'onRound' | 'terms'> & Partial<Pick<PlayContext, 'newSecret'>>;

export function createPlay(parts: Parts): Play {
  const feed = new RoundFeed();
  const clock = new RoundClock();
  const ctx: PlayContext = {
    newSecret: () => randomBytes(SECRET_BYTES).toString('hex'),
    ...parts,
    terms: createPlayTerms(parts),
    onRound(round) {
      feed.announce(round.id);
      clock.watch(ctx, round);
    },
  };
  return { ctx, feed, clock };
}
