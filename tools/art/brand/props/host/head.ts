import { CLOTHS, suns } from '../../kit/kitenge.ts';
import { clipped, linear, radial, rimmed } from '../../kit/paint.ts';
import { both, disc, group, hoop, line, oval, path, repeat } from '../../kit/shapes.ts';
import { METALS, polished } from '../money.ts';

/** The tones of the host's skin, from light to shadow. */
export const SKIN = { shine: '#e8a878', light: '#b86f45', base: '#96532f', shade: '#6f3820', deep: '#4a2114' } as const;

const FACE = 'M-55 -24C-58 -74 58 -74 55 -24C57 16 49 46 27 68C14 81 -14 81 -27 68C-49 46 -57 16 -55 -24Z';

const eye =
  path('M9 -12C18 -26 42 -26 50 -15C44 -19 20 -19 9 -12Z', '#8b3dff', ' opacity=".75"') +
  path('M10 -5C17 -17 38 -19 48 -9C42 3 20 5 10 -5Z', '#fffaf2') +
  clipped(
    '<path d="M10 -5C17 -17 38 -19 48 -9C42 3 20 5 10 -5Z"/>',
    disc(29, -8, 8.4, '#4a2110') +
      disc(29, -8, 4, '#0d0508') +
      path('M8 -8C17 -20 38 -22 50 -10V-15H8Z', '#2a0f18', ' opacity=".35"'),
  ) +
  disc(32, -11, 2.4, '#ffffff') +
  path('M8 -4C16 -18 38 -21 49 -10L57 -15C54 -7 50 -6 47 -6C38 -16 19 -14 8 -4Z', '#140610') +
  path('M12 -3C20 5 40 4 47 -7C41 6 20 8 12 -3Z', SKIN.deep, ' opacity=".55"');

const brow = path('M8 -28C20 -38 38 -40 54 -28C40 -33 24 -32 10 -22Z', '#1a0a12');

const nose =
  path(
    'M-6 -14C-8 4 -14 16 -17 25C-14 34 -7 31 0 35C7 31 14 34 17 25C13 17 8 6 7 -12C10 8 10 20 0 27C-8 22 -9 6 -6 -14Z',
    SKIN.shade,
    ' opacity=".55"',
  ) +
  both(path('M4 31C8 27 13 27 14 30C11 33 7 33 4 31Z', SKIN.deep)) +
  oval(-2, 20, 4.5, 6, SKIN.shine, ' opacity=".65"') +
  path('M-4 -16C-5 -2 -5 8 -4 14L0 14C0 4 0 -6 1 -16Z', SKIN.shine, ' opacity=".35"');

const mouth =
  path('M-23 46C-13 44 -6 43 0 44C6 43 15 43 25 43C19 59 10 65 0 65C-10 65 -18 59 -23 46Z', '#5a0f22') +
  path('M-19 47.5C-8 49 11 49 21 45.5C16 55 9 57.5 0 57.5C-9 57.5 -15 55 -19 47.5Z', '#ffffff') +
  path('M-24 46C-14 41 -7 39 0 42C7 39 15 39 27 42.5C18 46 9 47.5 0 47.5C-8 47.5 -16 47.5 -24 46Z', '#b8235a') +
  path('M-17 57C-8 62 10 62 18 56C14 67 8 70 0 70C-8 70 -14 66 -17 57Z', '#cf3a70') +
  path('M-7 63C-2 65 5 65 9 62.5C6 66.5 -4 67 -7 63Z', '#ffb3cf', ' opacity=".7"') +
  line('M-27 43.5Q-27 46 -24 47M29.5 39.5Q29.5 42 26 43.5', SKIN.deep, 2);

const shadows =
  path(
    'M18 -66C44 -60 57 -44 55 -24C57 16 49 46 27 68C20 75 10 78 0 78C26 66 36 40 36 10C36 -16 34 -46 18 -66Z',
    SKIN.shade,
    ' opacity=".6"',
  ) +
  path('M-54 8C-50 30 -42 48 -27 62C-36 46 -40 26 -42 8Z', SKIN.shade, ' opacity=".5"') +
  oval(-32, 24, 15, 9, SKIN.shine, ' opacity=".4"') +
  oval(34, 22, 11, 7, SKIN.light, ' opacity=".6"') +
  path('M-40 -46C-26 -58 -8 -60 8 -58C-6 -50 -26 -46 -42 -36Z', SKIN.shine, ' opacity=".35"') +
  path('M-10 74C-4 77 6 77 11 73C6 71 -4 71 -10 74Z', SKIN.shine, ' opacity=".4"');

const features = group(
  both(eye) + brow + group(brow, ' transform="scale(-1 1) translate(0 -4) rotate(-3)"') + nose + mouth,
);

const puff = (count: number, rx: number, ry: number, r: number, tone: string, start: number): string =>
  repeat(count, (index) => {
    const angle = start + (index / count) * Math.PI * 2;
    return disc(+(Math.cos(angle) * rx).toFixed(1), +(Math.sin(angle) * ry - 104).toFixed(1), r, tone);
  });

const softLight = oval(-30, -126, 66, 42, radial(['#8a4fb0/0.55', '#5b2d78/0.25', '#241032/0']));

/** Hair drawn up above the head: a crown of curls, about the origin of the face. */
export const hair = rimmed(
  oval(0, -104, 98, 72, '#1f0d2c') +
    puff(22, 94, 68, 16, '#1f0d2c', 0) +
    both(path('M-58 -20C-70 -50 -60 -78 -30 -84L-20 -50Z', '#1a0a26')) +
    puff(17, 76, 53, 17, '#2a133c', 0.1) +
    puff(13, 53, 36, 17, '#341a4a', 0.3) +
    puff(8, 29, 19, 17, '#3f2158', 0.2) +
    softLight,
  '#ff5fb0',
  '#ffc24d',
  6,
);

const band = rimmed(
  path(
    'M-62 -38C-58 -92 58 -92 62 -38C58 -50 46 -60 0 -60C-46 -60 -58 -50 -62 -38Z',
    suns(CLOTHS.sunset, 'scale(.62)'),
  ) +
    path(
      'M-62 -38C-58 -92 58 -92 62 -38C58 -50 46 -60 0 -60C-46 -60 -58 -50 -62 -38Z',
      linear(0, '#1a0420/0.5', '#ffffff/0.15', '#1a0420/0.55'),
    ) +
    path(
      'M10 -74C-6 -112 24 -122 36 -104C58 -116 74 -92 52 -80C40 -74 24 -70 10 -74Z',
      suns(CLOTHS.sunset, 'scale(.55)'),
    ) +
    line('M14 -76C26 -84 32 -94 36 -102M16 -75C30 -78 44 -84 50 -92', '#5b0f3c', 2, ' opacity=".6"') +
    disc(17, -75, 9, polished(METALS.gold)),
  '#ff9ad0',
  '#ffe08a',
  3,
);

const earring =
  hoop(-61, 46, 19, METALS.gold[3], 7) + hoop(-61, 45, 19, polished(METALS.gold), 4.6) + disc(-59, 25, 4.5, '#fff6c4');

/** The face with its head band and earrings, about the origin; 112 wide, chin at y = 78. */
export const head =
  rimmed(
    both(oval(-55, 6, 9, 16, SKIN.shade)) +
      path(FACE, linear(25, SKIN.light, SKIN.base, SKIN.base)) +
      clipped(
        `<path d="${FACE}"/>`,
        shadows + path('M-60 -62C-40 -60 40 -60 60 -30V-70H-60Z', SKIN.deep, ' opacity=".45"'),
      ) +
      features,
    '#ff7ac0',
    '#ffc98a',
    3.5,
  ) +
  band +
  both(earring);

export const neck = rimmed(
  path('M-29 44L-33 110C-20 132 20 132 33 110L29 44Z', SKIN.base) +
    path('M-29 60C-10 96 20 92 30 56L33 110C20 122 0 118 -31 84Z', SKIN.deep, ' opacity=".6"'),
  '#ff7ac0',
  '#ffc98a',
  3,
);
