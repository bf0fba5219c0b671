/** The later part of home, and the banner's offer for a player, in one chunk. */
import { lazyPart } from '@/shared/lazyPart';

const load = () => import(/* webpackChunkName: "home-promotions" */ './promotions');

export const Promotions = lazyPart(load);
export const PlayerOffer = lazyPart(async () => ({ default: (await load()).PlayerOffer }));
