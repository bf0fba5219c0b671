import { CLOTHS } from '../kit/kitenge.ts';
import { glint, groundShadow, near, rays } from '../kit/light.ts';
import { at } from '../kit/shapes.ts';
import { coin, gem, stack } from '../props/money.ts';
import { crown, cushion } from '../props/regalia.ts';
import { laurel } from '../props/trophy.ts';
import { banner } from '../scene.ts';
import { air, curtains, dim, podium } from './backdrops.ts';

const VELVET = { top: '#120428', bottom: '#4a1290', light: '#b57bff' };

const draw = (): string =>
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

export const VIP = banner('vip', draw);
