import { anchor, balloon, compass, dhow, eagle, kite, matatu, phoenix, rocket, train } from '../../motifs';

/** What a crash game can fly: it shows no other motif. */
export const VEHICLES = { anchor, balloon, compass, dhow, eagle, kite, matatu, phoenix, rocket, train };
