import { FLYERS } from '../../art/motifs/flyers.ts';
import { TRAVEL } from '../../art/motifs/travel.ts';

/** What a crash game can fly: it shows no other motif. */
export const VEHICLES = { ...TRAVEL, ...FLYERS };
