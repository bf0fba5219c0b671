/** What home shows after the first screen, and what its banner offers a player. Both are in one chunk. */
import { lazyPart } from '@/shared/lazyPart';

const load = () => import(/* webpackChunkName: "home-promotions" */ './promotions');

export const Promotions = lazyPart(load);
export const PlayerOffer = lazyPart(async () => ({ default: (await load()).PlayerOffer }));
