import { bokeh, confetti, glint, glow, groundShadow, near, rays, sky, vignette } from '../kit/light.ts';
import { at, line, path } from '../kit/shapes.ts';
import { host } from '../props/host/figure.ts';
import { chip, coin, gem, METALS, pile, polished, stack, thrown } from '../props/money.ts';
import { banner, type Scene } from '../scene.ts';
import { CLOTHS } from '../kit/kitenge.ts';
import { gift } from '../props/chest.ts';
import { LOOKS, portrait } from '../props/people.ts';
import { air, curtains, dim, podium } from './backdrops.ts';
import { crown, cushion, laurel, sunArc, trophy } from '../props/honours.ts';
import { wheel } from '../props/machines.ts';

const W = 600;
const H = 960;

const around =
  at(92, 330, chip('#ec4899', 0.8), 0.62, -20) +
  at(64, 560, coin(0.75), 0.52, -30) +
  at(520, 250, coin(0.8), 0.6, 24) +
  at(132, 196, coin(0.6), 0.36, -12);

const drawAuthWelcome = (): string =>
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
export const AUTH_WELCOME: Scene = {
  file: 'images/auth/welcome.webp',
  width: W,
  height: H,
  maxKb: 60,
  draw: drawAuthWelcome,
};

const FRIENDS = { top: '#0d0a3f', bottom: '#3a2fb8', light: '#8f9bff' };

const LINKS =
  'M150 190C190 70 260 56 320 92M490 190C450 70 380 56 320 92M150 190C190 280 250 280 320 250M490 190C450 280 390 280 320 250';

const drawReferral = (): string =>
  air(FRIENDS, 320, 170, 20) +
  podium(FRIENDS, CLOTHS.royal, 170) +
  line(LINKS, '#ffd45c', 9, ' opacity=".25"') +
  line(LINKS, '#ffe9a0', 3.5, ' stroke-dasharray="2 12"') +
  thrown(320, 200, 9, 33, -120, 120, 190, 0.34) +
  at(320, 240, gift(CLOTHS.sunset), 0.78) +
  at(250, 300, pile(90, 8, 5), 0.8) +
  at(392, 300, pile(90, 8, 6), 0.8) +
  glow(320, 96, 100, '#ffc94d', 0.6) +
  at(150, 184, portrait(LOOKS.baraka, METALS.silver, '#0e7a9a'), 1.22) +
  at(490, 184, portrait(LOOKS.zuri, METALS.silver, '#a3206f'), 1.22) +
  at(320, 92, portrait(LOOKS.amani, METALS.gold, '#7a2cf0'), 1.34) +
  glint(258, 44, 12) +
  glint(552, 122, 10) +
  glint(96, 122, 10) +
  confetti(640, 300, ['#ffc94d', '#ec4899', '#2fd3c4'], 20, 4) +
  near(at(40, 330, coin(0.7), 0.9, 30) + at(604, 330, coin(0.7), 0.9, -30), 4) +
  dim();

/** Friends who invite friends. */
export const REFERRAL = banner('referral', drawReferral);

const VELVET = { top: '#120428', bottom: '#4a1290', light: '#b57bff' };

const drawVip = (): string =>
  air(VELVET, 320, 160, 22) +
  curtains('#5b1a9a') +
  at(320, 160, rays(0, 0, 300, '#ffe9a8', 0.45, 14)) +
  podium(VELVET, CLOTHS.night, 200) +
  at(320, 172, laurel(), 1.34) +
  groundShadow(320, 290, 170, 16) +
  at(320, 244, cushion, 1) +
  at(320, 152, crown, 1.05) +
  at(176, 296, stack(6), 0.95) +
  at(464, 296, stack(6), 0.95) +
  at(212, 302, gem('#7de7ff'), 1) +
  at(430, 302, gem('#ff4f8b'), 1) +
  glint(282, 78, 14) +
  glint(404, 130, 12) +
  glint(226, 196, 9) +
  near(at(46, 330, coin(0.7), 1, 30) + at(596, 330, coin(0.7), 1, -30), 4) +
  dim();

export const VIP = banner('vip', drawVip);

const GLORY = { top: '#1a0733', bottom: '#7a2a6b', light: '#ffb84a' };

const drawChallenge = (): string =>
  air(GLORY, 320, 150, 22) +
  curtains('#7a1548') +
  podium(GLORY, CLOTHS.royal, 180) +
  glow(320, 150, 190, '#ffe08a', 0.6) +
  at(320, 196, sunArc(7, 158, 150)) +
  at(320, 172, laurel(), 1.22) +
  groundShadow(320, 288, 120, 16) +
  at(320, 172, trophy(), 1.08) +
  at(226, 298, pile(110, 10, 5), 0.85) +
  at(414, 298, pile(110, 10, 6), 0.85) +
  confetti(640, 250, ['#ffc94d', '#ec4899', '#c79bff', '#ffffff'], 30, 17) +
  glint(276, 84, 16) +
  glint(382, 200, 12) +
  glint(204, 150, 9) +
  near(at(46, 330, coin(0.7), 1, 30) + at(600, 326, coin(0.7), 1, -30), 4) +
  dim();

/** The golden trophy under seven suns. */
export const CHALLENGE = banner('challenge', drawChallenge);

const CARNIVAL = { top: '#160536', bottom: '#7a1f9a', light: '#ff6fd0' };

const drawSpinWheel = (): string =>
  air(CARNIVAL, 320, 176, 24) +
  podium(CARNIVAL, CLOTHS.sunset, 190) +
  thrown(320, 180, 9, 40, -100, 100, 250, 0.44) +
  groundShadow(320, 292, 130, 15) +
  path('M262 296L300 220H340L378 296Z', polished(METALS.gold)) +
  at(320, 168, wheel(), 1.12) +
  at(192, 300, pile(120, 8, 7), 0.9) +
  at(450, 300, pile(120, 8, 8), 0.9) +
  at(176, 290, gem('#2fd3c4'), 1) +
  at(462, 292, gem('#ffd45c'), 0.9) +
  confetti(640, 300, ['#ffc94d', '#2fd3c4', '#c79bff', '#ff85c2'], 14, 21) +
  glint(240, 78, 14) +
  glint(416, 96, 11) +
  near(at(52, 70, coin(0.6), 0.8, 30) + at(600, 310, coin(0.7), 1, -30), 4) +
  dim();

export const SPIN_WHEEL = banner('spin-wheel', drawSpinWheel);
