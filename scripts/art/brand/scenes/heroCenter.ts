import { glint } from '../kit/light.ts';
import { at } from '../kit/shapes.ts';
import { host } from '../props/host/figure.ts';
import { chip, coin } from '../props/money.ts';
import type { Scene } from '../scene.ts';

const draw = (): string =>
  at(240, 284, host, 0.97) +
  at(56, 130, chip('#ec4899', 0.8), 0.46, -20) +
  at(476, 130, coin(0.7), 0.4, -24) +
  glint(400, 226, 14) +
  glint(84, 214, 10);

/** The host, from the head to the waist; cut by the lower edge. */
export const heroCenter: Scene = {
  file: 'images/hero/center.webp',
  width: 520,
  height: 640,
  maxKb: 40,
  maxAvifKb: 15,
  draw,
};
