// Birds that crash games fly with.
import { darker, lighter, mix } from '../colour.ts';
import { both, outlined } from './arrange.ts';
import { disc, line, type Motif, oval, path, shade, shine, tint } from './draw.ts';

const eagle: Motif = (p) => {
  const plume = lighter(p.light, 0.6);
  const wing = mix('#5a2e12', p.secondary, 0.3);
  return (
    outlined(
      p,
      path('M22 100L30 74L24 74L34 60L60 66L84 52L94 62L89 64L98 80L92 80L98 100Z', wing) +
        path(
          'M31 70C40 62 30 50 33 38C38 14 66 6 82 22C94 34 92 54 97 70L88 66L86 78L76 68L68 82L60 70L50 80L46 68L36 76Z',
          plume,
        ) +
        path('M40 34C24 25 7 34 4 58C5 64 9 66 9 66C10 58 16 54 26 55C36 56 42 52 43 44Z', '#ffb81f'),
    ) +
    shade('M4 58C6 50 16 46 28 47C36 47 40 46 43 42Q43 53 32 55H26C16 54 10 58 9 66Q4 64 4 58Z', 0.2) +
    path('M44 31Q54 27 60 36Q52 41 45 38Z', p.dark) +
    disc(52, 34, 3, '#ffcf33') +
    disc(52, 34, 1.4, '#000') +
    line('M40 29Q50 21 62 31', p.dark, 4) +
    oval(24, 41, 2.4, 1.4, p.dark) +
    line('M70 26Q80 34 80 46M66 42Q70 50 68 60M82 54Q82 60 80 64', darker(plume, 0.22), 2.6) +
    shine('M14 42Q24 32 36 36Q22 36 14 42Z', 0.7) +
    line('M36 88L42 80M54 94L58 84M74 92L78 82', lighter(wing, 0.3), 3)
  );
};

const phoenix: Motif = (p) => {
  const fire = tint(p, '#ff5a1f', 0.1);
  return (
    outlined(
      p,
      both(
        path(
          'M46 56C34 62 20 58 12 50C18 50 20 48 20 46C10 44 4 36 2 26C8 30 12 30 14 28C6 22 4 12 8 4C14 22 40 26 48 44Z',
          fire,
        ),
      ) +
        path('M44 58L34 86C40 84 42 86 42 92C46 86 48 88 50 99C52 88 54 86 58 92C58 86 60 84 66 86L56 58Z', '#ffb01f') +
        path(
          'M50 14C60 16 64 24 61 32C64 44 62 58 50 70C38 58 36 44 39 32C36 24 40 16 50 14Z',
          mix('#ff8a1f', fire, 0.4),
        ) +
        path('M46 16L38 4L48 9L50 1L53 9L63 4L54 16Z', '#ffd23d'),
    ) +
    both(path('M44 48C34 40 18 32 12 18C16 28 14 30 18 36C24 40 24 42 24 48C32 52 40 54 44 52Z', '#ffc22f')) +
    path('M50 36C58 42 57 54 50 64C43 54 42 42 50 36Z', '#ffe27a') +
    path('M50 27L54 26L50 37L46 26Z', '#ffe04a', ` stroke="${p.dark}" stroke-width="1.6"`) +
    disc(45, 23, 2.2, p.dark) +
    disc(55, 23, 2.2, p.dark) +
    line('M46 64L42 80M50 66V90M54 64L58 80', '#e8351c', 2.4) +
    both(disc(28, 72, 2.6, '#ffb01f') + disc(18, 64, 1.8, '#ffe04a') + disc(26, 86, 1.8, fire)) +
    shade('M50 14C60 16 64 24 61 32C64 44 62 58 50 70Z', 0.12)
  );
};

export const FLYERS = { eagle, phoenix };
