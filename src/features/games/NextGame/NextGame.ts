import { lazyPart } from '@/shared/lazyPart';

/** It comes with a deposit that has arrived, which is where it is shown. */
export const NextGame = lazyPart(() => import(/* webpackChunkName: "credited" */ './PlayNext'));
