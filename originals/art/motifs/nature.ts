import { darker, lighter, mix } from '../colour.ts';
import { outlined } from './arrange.ts';
import { burst, disc, line, type Motif, path, shade, shine, tint } from './draw.ts';

const mountain: Motif = (p) => {
  const rock = mix('#5a6a9a', p.secondary, 0.4);
  return (
    disc(74, 24, 12, p.accent) +
    outlined(
      p,
      path('M52 92L80 42L99 80V92Z', darker(rock, 0.25)) +
        path('M2 92L26 50L34 58L48 14L58 12L72 46L76 52L96 92Z', rock),
    ) +
    shade('M54 12L58 12L72 46L76 52L96 92H58L66 66L56 56L60 38Z', 0.28) +
    path('M38 45L48 14L58 12L70 42L64 36L60 46L54 34L48 50L44 40Z', '#fff') +
    path('M57 12L70 42L64 36L60 46L57 40Z', '#cfdcf5') +
    path('M2 92L14 76Q24 84 34 74Q46 88 58 76Q70 88 80 76L96 92Z', mix('#2f7a4a', p.primary, 0.3)) +
    line('M30 62L24 74M40 56L38 68', lighter(rock, 0.3), 2.4)
  );
};

const sun: Motif = (p) =>
  outlined(
    p,
    path(burst(50, 50, 49, 33, 12), '#ff9a1f') +
      path(burst(50, 50, 40, 30, 24), '#ffc93d') +
      disc(50, 50, 28, '#ffdf57'),
  ) +
  path('M50 78A28 28 0 0 0 72 33A30 30 0 0 1 28 67A28 28 0 0 0 50 78Z', '#ff9a1f', ' opacity=".6"') +
  shine('M28 42A24 24 0 0 1 50 27Q36 32 28 42Z', 0.8) +
  line('M38 46Q42 41 46 46M54 46Q58 41 62 46', '#8a3a05', 3.4) +
  path('M38 54Q50 60 62 54Q60 68 50 68Q40 68 38 54Z', '#8a3a05') +
  path('M44 63Q50 59 56 63Q54 67 50 67Q46 67 44 63Z', '#ff6b4a') +
  disc(35, 55, 3.4, '#ff8a5a') +
  disc(65, 55, 3.4, '#ff8a5a');

const moon: Motif = (p) => {
  const face = mix('#ffe9a8', p.accent, 0.25);
  return (
    outlined(p, path('M60 6A44 44 0 1 0 92 68A36 36 0 1 1 60 6Z', face) + path(burst(76, 30, 15, 6.4, 5), p.primary)) +
    shade('M92 68A44 44 0 0 1 12 66Q40 92 70 74Q82 74 92 68Z', 0.16) +
    disc(22, 46, 4.4, darker(face, 0.16)) +
    disc(32, 70, 6, darker(face, 0.16)) +
    disc(56, 80, 3.6, darker(face, 0.16)) +
    disc(34, 26, 3, darker(face, 0.16)) +
    shine('M14 40Q20 20 40 11Q24 26 20 42Z', 0.7) +
    path(burst(88, 54, 6, 2.4, 4), p.light) +
    path(burst(60, 36, 5, 2, 4), p.light)
  );
};

const volcano: Motif = (p) => {
  const rock = mix('#54323a', p.secondary, 0.3);
  return (
    outlined(
      p,
      path(
        'M30 30C22 22 28 12 36 14C38 4 54 2 58 10C68 6 78 14 72 22C74 28 66 34 60 32Z',
        mix('#9a8f9c', p.light, 0.2),
      ) + path('M2 94L34 38Q50 44 66 38L98 94Z', rock),
    ) +
    shade('M56 41Q62 40 66 38L98 94H66Q64 66 56 41Z', 0.34) +
    path(
      'M36 38Q50 30 64 38L69 54Q72 64 66 64Q61 62 60 52Q58 60 58 74Q56 84 51 78Q50 66 47 54Q44 62 43 68Q38 74 36 64Q38 58 32 60Q28 56 32 48Z',
      '#ff5a1c',
    ) +
    path('M40 39Q50 34 60 39Q62 46 58 46Q54 48 53 60Q52 66 50 58Q48 46 44 50Q38 52 40 39Z', '#ffd23d') +
    line('M46 32L40 16M54 32L58 14M50 30V8', '#ff8a1f', 3.4) +
    disc(30, 12, 3, '#ffb01f') +
    disc(76, 8, 3.4, '#ff8a1f') +
    disc(82, 28, 2.2, '#ffd23d') +
    disc(20, 28, 2, '#ff8a1f') +
    line('M20 78L28 66M80 80L74 70', lighter(rock, 0.25), 2.6)
  );
};

const wave: Motif = (p) => {
  const sea = tint(p, '#1f8fd0', 0.12);
  return (
    outlined(
      p,
      path(
        'M2 94C0 54 20 12 60 10C84 10 98 28 94 46C90 58 74 60 70 50C66 42 74 36 80 40C76 28 60 30 54 44C48 62 64 78 98 78V94Z',
        sea,
      ),
    ) +
    path('M8 92C8 60 26 26 58 20C44 36 38 56 52 72C62 84 80 86 98 86V94Z', lighter(sea, 0.3)) +
    path('M20 92C18 70 26 48 40 38C36 54 40 74 62 86L80 94Z', darker(sea, 0.3)) +
    line('M30 40C36 24 50 16 64 16C80 18 90 30 88 42C86 52 76 52 74 47', '#fff', 5) +
    line('M4 92Q14 84 24 90T46 90T68 90T98 88', '#fff', 5) +
    disc(92, 18, 3, '#fff') +
    disc(84, 8, 2.2, '#fff') +
    disc(98, 32, 2, '#fff') +
    disc(66, 62, 2.2, '#fff') +
    disc(60, 54, 1.6, '#fff')
  );
};

const lightning: Motif = (p) =>
  outlined(p, path('M60 2L16 56H42L32 98L84 38H56L72 2Z', '#ffc21f'), 5) +
  path('M60 4L20 54H34L66 4Z', '#ffe98a') +
  shade('M80 40L35 92L46 60L52 46L80 40Z', 0.16) +
  line('M56 12L30 48', '#fff', 4) +
  line('M10 24L20 30M6 42L14 43M92 58L82 56M88 76L78 70', p.accent, 4);

export const NATURE = { mountain, sun, moon, volcano, wave, lightning };
