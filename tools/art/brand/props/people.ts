import { darker, lighter } from '../../tones.ts';
import { diamonds, petals, zigzags } from '../kit/kitenge.ts';
import { clipped, linear, radial } from '../kit/paint.ts';
import { around, at, both, disc, group, line, oval, path } from '../kit/shapes.ts';
import { type Metal, polished } from './money.ts';

interface Look {
  skin: string;
  hair: () => string;
  cloth: string;
}

const face = (skin: string): string =>
  path('M-9 18H9V40H-9Z', darker(skin, 0.25)) +
  both(oval(-21, 0, 4, 6, darker(skin, 0.12))) +
  path(
    'M-20 -8C-20 -26 20 -26 20 -8C21 10 12 27 0 27C-12 27 -21 10 -20 -8Z',
    linear(10, lighter(skin, 0.14), skin, darker(skin, 0.2)),
  ) +
  both(
    line('M-12.5 -8Q-8.5 -11 -5 -8.6', '#1a0a12', 1.8) +
      path('M-12 -2Q-8.5 -6 -5 -2Q-8.5 0 -12 -2Z', '#ffffff') +
      disc(-8.4, -2.6, 2, '#1a0a12'),
  ) +
  line('M-1 -2Q2 4 -2 6', darker(skin, 0.4), 1.4) +
  path('M-9 12Q0 15 9 12Q5 20 0 20Q-5 20 -9 12Z', '#ffffff') +
  line('M-9 12Q0 15 9 12', darker(skin, 0.5), 1.4);

const afro = (): string => disc(0, -20, 29, radial(['#4a2440', '#1a0a1e'], 0.35, 0.3, 0.8));
const crop = (): string => path('M-22 -4C-24 -36 24 -36 22 -4C18 -16 8 -20 0 -20C-8 -20 -18 -16 -22 -4Z', '#180a14');
const wrap = (print: string) => (): string =>
  path('M-24 -6C-30 -34 -14 -50 2 -48C24 -50 30 -30 23 -6C14 -18 -14 -18 -24 -6Z', print) +
  path('M6 -46C18 -62 34 -56 28 -42C40 -44 40 -30 24 -32Z', print);

export const LOOKS = {
  amani: { skin: '#8a4f2e', hair: afro, cloth: diamonds(['#5b21b6', '#ffc94d', '#ec4899', '#fff1c9'], 'scale(.5)') },
  baraka: { skin: '#6b3a20', hair: crop, cloth: zigzags(['#0e5f8f', '#2fd3c4', '#ffc94d', '#eafffb'], 'scale(.5)') },
  zuri: {
    skin: '#a5653c',
    hair: wrap(petals(['#b91c5c', '#ffb02e', '#5b21b6', '#fff1c9'], 'scale(.5)')),
    cloth: petals(['#b91c5c', '#ffb02e', '#5b21b6', '#fff1c9'], 'scale(.5)'),
  },
} as const satisfies Record<string, Look>;

/** A person in a round frame about the origin, radius 56. */
export function portrait({ skin, hair, cloth }: Look, metal: Metal, back: string): string {
  const isBehind = hair === afro;
  const person =
    (isBehind ? hair() : '') +
    path('M-46 70C-46 42 -24 33 0 33C24 33 46 42 46 70Z', cloth) +
    path('M-46 70C-46 42 -24 33 0 33C24 33 46 42 46 70Z', linear(20, '#ffffff/0.2', '#000000/0.35')) +
    face(skin) +
    (isBehind ? path('M-20 -8C-18 -20 18 -20 20 -8C24 -30 -24 -30 -20 -8Z', '#24102a') : hair()) +
    path('M-11 33L0 46L11 33', 'none', ' stroke="#ffc94d" stroke-width="3"');
  return group(
    disc(0, 0, 56, polished(metal)) +
      disc(0, 0, 49, radial([lighter(back, 0.35), back, darker(back, 0.5)], 0.5, 0.35, 0.75)) +
      clipped('<circle r="49"/>', at(0, -7, person)) +
      around(12, disc(0, -52.5, 1.6, metal[0])),
  );
}
