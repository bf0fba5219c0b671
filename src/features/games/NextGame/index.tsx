import { lazyPart } from '@/shared/lazyPart';

/** Leads to a game, in its own chunk. */
export const NextGame = lazyPart(() => import(/* webpackChunkName: "deposit-credited" */ './PlayNext'));
