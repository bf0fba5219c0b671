import anchor from '../../motifs/anchor.svg';
import balloon from '../../motifs/balloon.svg';
import compass from '../../motifs/compass.svg';
import dhow from '../../motifs/dhow.svg';
import eagle from '../../motifs/eagle.svg';
import kite from '../../motifs/kite.svg';
import matatu from '../../motifs/matatu.svg';
import phoenix from '../../motifs/phoenix.svg';
import rocket from '../../motifs/rocket.svg';
import train from '../../motifs/train.svg';

/** A crash game can fly these, and shows no other motif. */
export const VEHICLES = { anchor, balloon, compass, dhow, eagle, kite, matatu, phoenix, rocket, train };
