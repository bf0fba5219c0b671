import { bokeh, confetti, glint, glow, near, rays, sky, vignette } from '../kit/light.ts';
import { at } from '../kit/shapes.ts';
import { host } from '../props/host/figure.ts';
import { chip, coin } from '../props/money.ts';
import type { Scene } from '../scene.ts';

const W = 600;
const H = 960;

const around =
  at(92, 330, chip('#ec4899', 0.8), 0.62, -20) +
  at(64, 560, coin(0.75), 0.52, -30) +
  at(520, 250, coin(0.8), 0.6, 24) +
  at(132, 196, coin(0.6), 0.36, -12);

const draw = (): string =>
  sky(W, H, '#160733', '#3d1290', '#4c1684', '#160733') +
  glow(310, 440, 430, '#c061ff', 0.75) +
  glow(310, 560, 320, '#ec4899', 0.4) +
  rays(310, 440, 760, '#e3b8ff', 0.26, 24) +
  bokeh(W, 860, ['#c061ff', '#ffffff', '#ec4899'], 26, 7) +
  around +
  at(284, 500, host, 1.12) +
  confetti(W, 560, ['#ffc94d', '#ec4899', '#2fd3c4', '#c79bff'], 22, 5) +
  glint(470, 400, 18) +
  glint(120, 420, 13) +
  glint(436, 180, 12) +
  near(at(30, 840, coin(0.7), 1.3, 30) + at(584, 110, coin(0.6), 0.9, -30), 5) +
  vignette(W, H, '#0c0616', 0.55);

/** Beside the sign-in form: the host greets. Text covers its top and bottom. */
export const AUTH_WELCOME: Scene = { file: 'images/auth/welcome.webp', width: W, height: H, maxKb: 60, draw };
