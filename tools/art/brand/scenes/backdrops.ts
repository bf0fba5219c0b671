import { darker, lighter, mix } from '../../tones.ts';
import { type Cloth, suns } from '../kit/kitenge.ts';
import { bokeh, glow, rays, sky, vignette } from '../kit/light.ts';
import { linear } from '../kit/paint.ts';
import { at, both, disc, line, oval, path, repeat } from '../kit/shapes.ts';

const W = 640;
const H = 360;

export interface Mood {
  /** Top and bottom colour of the air. */
  top: string;
  bottom: string;
  /** Colour of the light behind the subject. */
  light: string;
}

/** Air, light beams and blurred lights around a bright spot behind the subject. */
export const air = ({ top, bottom, light }: Mood, x = 320, y = 170, beams = 18): string =>
  sky(W, H, top, mix(top, bottom, 0.55), bottom) +
  glow(x, y, 270, light, 0.75) +
  rays(x, y, 430, lighter(light, 0.35), 0.34, beams) +
  bokeh(W, 300, [light, '#ffffff', lighter(light, 0.4)], 16, Math.round(x + y + beams));

/** A round podium with a band of cloth; its top is at (320, 284). */
export function podium({ bottom, light }: Mood, cloth: Cloth, rx = 200): string {
  const ry = rx * 0.16;
  const wall = (r: number, y: number, h: number): string =>
    `M${320 - r} ${y}V${y + h}A${r} ${r * 0.16} 0 0 0 ${320 + r} ${y + h}V${y}Z`;
  return (
    oval(320, 340, rx * 1.7, 52, darker(bottom, 0.45)) +
    glow(320, 330, rx * 1.3, light, 0.45) +
    path(wall(rx, 288, 46), suns(cloth, 'scale(.8)')) +
    path(wall(rx, 288, 46), linear(0, '#000000/0.65', '#000000/0', '#ffffff/0.2', '#000000/0', '#000000/0.7')) +
    line(`M${320 - rx} 334A${rx} ${ry} 0 0 0 ${320 + rx} 334`, '#ffc94d', 5) +
    oval(320, 288, rx, ry, linear(0, '#94500a', '#ffd45c', '#fff6c4', '#ffd45c', '#94500a')) +
    oval(320, 286, rx - 6, ry - 4, linear(90, darker(light, 0.55), mix(light, '#ffffff', 0.25)))
  );
}

/** Curtains at both sides of the stage. */
export const curtains = (colour: string): string => {
  const fold = linear(
    0,
    darker(colour, 0.6),
    colour,
    darker(colour, 0.5),
    lighter(colour, 0.12),
    darker(colour, 0.55),
    colour,
    darker(colour, 0.7),
  );
  return at(320, 0, both(path('M-330 -10H-190C-196 120 -230 220 -262 250C-250 290 -250 330 -256 370H-330Z', fold)));
};

const ACACIA =
  'M-3 0C0 -20 -3 -34 -16 -48L-13 -49L0 -38L4 -50L7 -49L5 -34L18 -46L20 -44L6 -26C4 -16 5 -8 8 0ZM-44 -46C-40 -58 -20 -62 -2 -64C22 -68 44 -58 46 -50C30 -44 -20 -42 -44 -46Z';

export const acacia = (x: number, y: number, scale: number, colour: string): string =>
  at(x, y, path(ACACIA, colour), scale);

/** A plain at sundown: sun, ridges, trees. */
export const plain = (mood: Mood, sunX = 320): string =>
  sky(W, H, mood.top, mix(mood.top, mood.bottom, 0.6), mood.bottom, mood.light) +
  rays(sunX, 196, 420, '#fff2c0', 0.3, 20) +
  glow(sunX, 196, 230, mood.light, 0.9) +
  disc(sunX, 190, 84, linear(90, '#fff6cf', mood.light)) +
  path(
    'M0 236C80 200 150 224 220 212C330 190 420 226 500 206C560 196 610 210 640 204V360H0Z',
    mix(mood.bottom, '#3a1030', 0.55),
  ) +
  acacia(88, 226, 0.9, '#4a1530') +
  acacia(566, 222, 1.05, '#4a1530') +
  acacia(500, 224, 0.5, '#5a1c34') +
  acacia(160, 230, 0.45, '#5a1c34') +
  path('M0 270C120 240 240 262 340 254C460 244 560 262 640 246V360H0Z', '#3a0f26') +
  path('M0 312C160 288 460 290 640 306V360H0Z', '#26081c');

/** A sea under a big sky, its horizon at y = 214. */
export const sea = (mood: Mood, deep: string, sunX = 320): string =>
  sky(W, 216, mood.top, mix(mood.top, mood.bottom, 0.5), mood.bottom) +
  rays(sunX, 214, 420, '#fff2c0', 0.3, 22) +
  glow(sunX, 206, 220, mood.light, 0.95) +
  disc(sunX, 204, 56, linear(90, '#fffbe0', mood.light)) +
  path('M0 214H640V360H0Z', linear(90, mix(deep, mood.light, 0.45), deep, darker(deep, 0.55))) +
  repeat(13, (index) =>
    line(
      `M${sunX - 14 - index * 5 + ((index * 37) % 23)} ${218 + index * 9}h${30 + index * 9}`,
      '#fff1c4',
      2 + index * 0.12,
      ` opacity="${(0.75 - index * 0.05).toFixed(2)}"`,
    ),
  );

/** A town at night: two rows of houses with lit windows, their foot at y = 300. */
export function town(far: string, close: string, lit: string): string {
  const house = (x: number, w: number, h: number, fill: string, seed: number): string =>
    path(`M${x} 300V${300 - h}h${w}V300Z`, fill) +
    repeat(Math.floor(h / 16) * Math.floor(w / 14), (index) => {
      const columns = Math.floor(w / 14);
      const isLit = (index * 7 + seed * 13) % 5 < 2;
      return isLit
        ? `<rect x="${x + 5 + (index % columns) * 14}" y="${308 - h + Math.floor(index / columns) * 16}" width="6" height="8" fill="${lit}" opacity=".8"/>`
        : '';
    });
  const backRow = repeat(12, (index) =>
    path(`M${index * 56 - 10} 300V${300 - (70 + ((index * 47) % 80))}h48V300Z`, far),
  );
  return backRow + repeat(11, (index) => house(index * 62 - 16, 50, 40 + ((index * 53) % 66), close, index));
}

export const dim = (strength = 0.5): string => vignette(W, H, '#0c0616', strength);
