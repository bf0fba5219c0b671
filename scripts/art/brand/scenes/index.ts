import type { Scene } from '../scene.ts';
import { CHALLENGE } from './challenge.ts';
import { heroLeft } from './heroLeft.ts';
import { heroRight } from './heroRight.ts';
import { SPIN_WHEEL } from './spinWheel.ts';
import { WELCOME } from './welcome.ts';

export const SCENES: readonly Scene[] = [heroLeft, heroRight, ...WELCOME, CHALLENGE, SPIN_WHEEL];
