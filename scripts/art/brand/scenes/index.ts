import type { Scene } from '../scene.ts';
import { BOXES } from './boxes.ts';
import { CHALLENGE } from './challenge.ts';
import { COMPETITIONS } from './competitions.ts';
import { FREE_SPINS } from './freeSpins.ts';
import { heroLeft } from './heroLeft.ts';
import { heroRight } from './heroRight.ts';
import { SPIN_WHEEL } from './spinWheel.ts';
import { WELCOME } from './welcome.ts';

export const SCENES: readonly Scene[] = [heroLeft, heroRight, ...WELCOME, ...COMPETITIONS, ...BOXES, ...FREE_SPINS, CHALLENGE, SPIN_WHEEL];
