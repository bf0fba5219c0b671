import { anchor, balloon, compass, dhow, eagle, kite, matatu, phoenix, rocket, train } from '../../motifs';

/** A crash game can fly these, and shows no other motif. */
export const VEHICLES = { anchor, balloon, compass, dhow, eagle, kite, matatu, phoenix, rocket, train };
