import { CLOTHS, suns } from '../../kit/kitenge.ts';
import { clipped, linear, radial, rimmed } from '../../kit/paint.ts';
import { both, disc, group, hoop, line, oval, path, repeat } from '../../kit/shapes.ts';
import { METALS, polished } from '../metals.ts';
import { SKIN } from './skin.ts';

const FACE = 'M-55 -24C-58 -74 58 -74 55 -24C57 16 49 46 27 68C14 81 -14 81 -27 68C-49 46 -57 16 -55 -24Z';

const eye =
  path('M9 -12C18 -26 42 -26 50 -15C44 -19 20 -19 9 -12Z', '#8b3dff', ' opacity=".75"') + path('M10 -5C17 -17 38 -19 48 -9C42 3 20 5 10 -5Z', '#fffaf2') + clipped('<path d="M10 -5C17 -17 38 -19 48 -9C42 3 20 5 10 -5Z"/>', disc(29, -8, 8.4, '#4a2110') + disc(29, -8, 4, '#0d0508') + path('M8 -8C17 -20 38 -22 50 -10V-15H8Z', '#2a0f18', ' opacity=".35"')) +
  disc(32, -11, 2.4, '#ffffff') + path('M8 -4C16 -18 38 -21 49 -10L57 -15C54 -7 50 -6 47 -6C38 -16 19 -14 8 -4Z', '#140610') + path('M12 -3C20 5 40 4 47 -7C41 6 20 8 12 -3Z', SKIN.deep, ' opacity=".55"');

const brow = path('M8 -28C20 -38 38 -40 54 -28C40 -33 24 -32 10 -22Z', '#1a0a12');

const nose =
  path('M-6 -14C-8 4 -14 16 -17 25C-14 34 -7 31 0 35C7 31 14 34 17 25C13 17 8 6 7 -12C10 8 10 20 0 27C-8 22 -9 6 -6 -14Z', SKIN.shade, ' opacity=".55"') + both(path('M4 31C8 27 13 27 14 30C11 33 7 33 4 31Z', SKIN.deep)) + oval(-2, 20, 4.5, 6, SKIN.shine, ' opacity=".65"') + path('M-4 -16C-5 -2 -5 8 -4 14L0 14C0 4 0 -6 1 -16Z', SKIN.shine, ' opacity=".35"');

const mouth =
  path('M-25 46C-15 41 -7 39 0 42C7 39 16 40 27 43C20 62 10 68 0 68C-11 68 -20 60 -25 46Z', '#5a0f22') + path('M-20 47C-8 51 12 51 22 45C17 54 9 57 0 57C-9 57 -16 54 -20 47Z', '#ffffff') + path('M-25 46C-15 40 -8 38 0 41C7 38 16 38 28 43C18 46 8 48 0 48C-8 48 -17 48 -25 46Z', '#c2255c') +
  path('M-19 56C-8 61 10 61 20 54C15 68 8 72 0 72C-9 72 -15 67 -19 56Z', '#d93a72') + path('M-8 63C-2 66 6 65 10 62C7 68 -4 69 -8 63Z', '#ffb3cf', ' opacity=".75"') + line('M-29 43Q-28 47 -25 48M31 40Q30 44 27 45', SKIN.deep, 2.2);

const shadows =
  path('M18 -66C44 -60 57 -44 55 -24C57 16 49 46 27 68C20 75 10 78 0 78C26 66 36 40 36 10C36 -16 34 -46 18 -66Z', SKIN.shade, ' opacity=".6"') + path('M-54 8C-50 30 -42 48 -27 62C-36 46 -40 26 -42 8Z', SKIN.shade, ' opacity=".5"') + oval(-32, 24, 15, 9, SKIN.shine, ' opacity=".4"') + oval(34, 22, 11, 7, SKIN.light, ' opacity=".6"') + path('M-40 -46C-26 -58 -8 -60 8 -58C-6 -50 -26 -46 -42 -36Z', SKIN.shine, ' opacity=".35"') + path('M-10 74C-4 77 6 77 11 73C6 71 -4 71 -10 74Z', SKIN.shine, ' opacity=".4"');

const features = group(both(eye) + brow + group(brow, ' transform="scale(-1 1) translate(0 -4) rotate(-3)"') + nose + mouth);

const curls = (radius: number, count: number, tone: string, width: number): string =>
  repeat(count, (index) => {
    const angle = (index / count) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * radius * 1.12, Math.sin(angle) * radius * 0.86 - 112];
    return line(`M${(x - 9).toFixed(1)} ${y.toFixed(1)}q4 -12 12 -8q8 5 2 13`, tone, width);
  });

/** Hair drawn up above the head: a crown of curls, about the origin of the face. */
export const hair = rimmed(
  oval(0, -112, 112, 84, '#241032') + repeat(22, (index) => disc(+(Math.cos(index * 0.2856) * 108).toFixed(1), +(Math.sin(index * 0.2856) * 80 - 112).toFixed(1), 17, '#241032')) + both(path('M-58 -20C-70 -50 -60 -78 -30 -84L-20 -50Z', '#1a0a26')) + oval(-26, -136, 74, 46, radial(['#5b2d78/0.9', '#3a1a55/0.5', '#241032/0'])) + curls(92, 19, '#43215e', 4) + curls(64, 14, '#4f2a6e', 4) + curls(36, 8, '#5b347c', 4),
  '#ff5fb0',
  '#ffc24d',
  6,
);

const band = rimmed(
  path('M-62 -38C-58 -92 58 -92 62 -38C58 -50 46 -60 0 -60C-46 -60 -58 -50 -62 -38Z', suns(CLOTHS.sunset, 'scale(.62)')) + path('M-62 -38C-58 -92 58 -92 62 -38C58 -50 46 -60 0 -60C-46 -60 -58 -50 -62 -38Z', linear(0, '#1a0420/0.5', '#ffffff/0.15', '#1a0420/0.55')) + path('M10 -74C-6 -112 24 -122 36 -104C58 -116 74 -92 52 -80C40 -74 24 -70 10 -74Z', suns(CLOTHS.sunset, 'scale(.55)')) + line('M14 -76C26 -84 32 -94 36 -102M16 -75C30 -78 44 -84 50 -92', '#5b0f3c', 2, ' opacity=".6"') + disc(17, -75, 9, polished(METALS.gold)),
  '#ff9ad0',
  '#ffe08a',
  3,
);

const earring = hoop(-61, 46, 19, METALS.gold[3], 7) + hoop(-61, 45, 19, polished(METALS.gold), 4.6) + disc(-59, 25, 4.5, '#fff6c4');

/** The face with its head band and earrings, about the origin; 112 wide, chin at y = 78. */
export const head =
  rimmed(
    both(oval(-55, 6, 9, 16, SKIN.shade)) + path(FACE, linear(25, SKIN.light, SKIN.base, SKIN.base)) + clipped(`<path d="${FACE}"/>`, shadows + path('M-60 -62C-40 -60 40 -60 60 -30V-70H-60Z', SKIN.deep, ' opacity=".45"')) + features,
    '#ff7ac0',
    '#ffc98a',
    3.5,
  ) + band + both(earring);

export const neck = rimmed(path('M-29 44L-33 110C-20 132 20 132 33 110L29 44Z', SKIN.base) + path('M-29 60C-10 96 20 92 30 56L33 110C20 122 0 118 -31 84Z', SKIN.deep, ' opacity=".6"'), '#ff7ac0', '#ffc98a', 3);
