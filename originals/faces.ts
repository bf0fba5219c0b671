/** How My bets shows the rounds of each kind of house game, with the words for it. */
import type { HouseKind } from '../contract/playTerms.ts';
import type { Face } from './bets/Face.ts';
import { blackjackFace } from './blackjack/face/face.ts';
import blackjack from './blackjack/face/messages';
import { crashFace } from './crash/face/face.ts';
import crash from './crash/face/messages';
import { diceFace } from './dice/face/face.ts';
import dice from './dice/face/messages';
import { fortuneFace } from './fortune/face/face.ts';
import fortune from './fortune/face/messages';
import { hiloFace } from './hilo/face/face.ts';
import hilo from './hilo/face/messages';
import { kenoFace } from './keno/face/face.ts';
import keno from './keno/face/messages';
import { limboFace } from './limbo/face/face.ts';
import limbo from './limbo/face/messages';
import { minesFace } from './mines/face/face.ts';
import mines from './mines/face/messages';
import { plinkoFace } from './plinko/face/face.ts';
import plinko from './plinko/face/messages';
import { rouletteFace } from './roulette/face/face.ts';
import roulette from './roulette/face/messages';
import { slotsFace } from './slots/face/face.ts';
import slots from './slots/face/messages';

export const FACES: Readonly<Record<HouseKind, Face>> = {
  slots: slotsFace,
  crash: crashFace,
  mines: minesFace,
  dice: diceFace,
  limbo: limboFace,
  plinko: plinkoFace,
  keno: kenoFace,
  fortune: fortuneFace,
  hilo: hiloFace,
  roulette: rouletteFace,
  blackjack: blackjackFace,
};

export const FACE_MESSAGES = { slots, crash, mines, dice, limbo, plinko, keno, fortune, hilo, roulette, blackjack };
