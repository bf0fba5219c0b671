import { darker, lighter, mix } from '../colour.ts';
import { around, outlined, placed, turned } from './arrange.ts';
import { burst, disc, GOLD, line, type Motif, oval, path, shade, shine, tint } from './draw.ts';

const dhow: Motif = (p) => {
  const wood = tint(p, '#8a4a22');
  return (
    outlined(
      p,
      path('M46 70V10L50 6V70Z', darker(wood, 0.2)) +
        path('M52 8C84 22 94 46 92 64L52 66Z', p.light) +
        path('M46 20C30 34 20 50 16 62L46 64Z', p.accent),
    ) +
    shade('M52 66C66 54 72 30 64 15C84 26 94 46 92 64Z', 0.16) +
    path('M52 34L83 33Q87 40 89 46L52 49Z', p.primary) +
    shade('M46 64L16 62L26 46Z', 0.15) +
    outlined(p, path('M4 66L96 62C94 80 84 88 74 90H28C16 86 8 78 4 66Z', wood)) +
    path('M6 70L95 66L93 73L9 77Z', p.secondary) +
    shade('M12 80H90Q82 88 74 90H28Q18 86 12 80Z', 0.28) +
    [30, 44, 58, 72].map((x) => disc(x, 82, 2.6, p.accent)).join('') +
    line('M2 92Q14 86 26 92T50 92T74 92T98 92', lighter(p.secondary, 0.5), 3.5) +
    line('M8 98Q20 93 32 98T56 98T80 98', p.light, 2) +
    shine('M56 14C70 22 80 34 84 46C74 34 64 26 56 24Z', 0.6) +
    path('M48 2L64 6L48 10Z', '#e8254f')
  );
};

const matatu: Motif = (p) => {
  const glass = '#bdf0ff';
  const wheel = outlined(p, disc(0, 0, 11, '#2a2433'), 2) + disc(0, 0, 5, '#cfd4e0');
  return (
    outlined(p, path('M6 30Q6 20 16 20H72Q82 20 88 34L96 50V78H4V34Z', p.primary), 4) +
    path('M5 58H96V68H5Z', p.accent) +
    path('M5 62L20 58L34 68L50 58L66 68L82 58L96 64V68H5Z', p.secondary) +
    outlined(p, path('M13 28H28V48H13ZM33 28H49V48H33ZM54 28H68V48H54ZM73 28Q80 28 82 34L88 48H73Z', glass), 2.4) +
    shine('M15 30H21L15 44ZM35 30H42L35 46ZM56 30H62L56 45ZM75 30H78L75 42Z', 0.8) +
    outlined(p, path('M20 12H70L72 20H18Z', p.secondary), 2.4) +
    path('M26 14.500H64V17.500H26Z', p.light) +
    shade('M5 68H96V78H5Z', 0.3) +
    outlined(p, disc(91, 62, 4, '#fff3b0'), 2) +
    path('M96 58L100 54V72L96 68Z', '#fff3b0', ' opacity="0.7"') +
    `<g transform="translate(26 80)">${wheel}</g><g transform="translate(74 80)">${wheel}</g>` +
    path(burst(41, 40, 6, 2.6, 5), '#e8254f') +
    line('M2 40H-2M2 50H-4', p.light, 2) +
    shine('M10 24Q12 22 16 22H70V24.500H14Z', 0.55)
  );
};

const rocket: Motif = (p) =>
  `<g transform="rotate(45 50 50) translate(6 4) scale(.88)">` +
  path('M36 78Q36 100 50 112Q64 100 64 78Z', '#ff7a1c') +
  path('M42 78Q42 94 50 102Q58 94 58 78Z', '#ffe04a') +
  outlined(
    p,
    path('M32 52C18 58 12 74 14 88L34 78ZM68 52C82 58 88 74 86 88L66 78Z', p.primary) +
      path('M34 80C24 50 32 10 50 -8C68 10 76 50 66 80Z', mix('#f4f6ff', p.light, 0.4)) +
      path('M39 12Q43 0 50 -8Q57 0 61 12Q50 17 39 12Z', p.primary) +
      path('M34 70H66L64 82H36Z', p.secondary) +
      disc(50, 36, 11, p.accent),
  ) +
  disc(50, 36, 7.4, '#2a7fd8') +
  shine('M45 36A6 6 0 0 1 52 30Q48 33 47 38Z', 0.9) +
  shade('M50 -8C68 10 76 50 66 80H54Q66 40 50 -8ZM68 54C82 60 88 74 86 88L80 85Q80 68 68 54Z', 0.2) +
  shine('M38 24Q34 46 38 66Q42 46 41 20Z', 0.8) +
  line('M50 60V86', p.dark, 4.4) +
  line('M50 61V85', p.primary, 2) +
  '</g>';

const kite: Motif = (p) => {
  return (
    line('M46 66C40 78 56 82 48 92S30 94 26 100', p.dark, 4) +
    line('M46 66C40 78 56 82 48 92S30 94 26 100', p.light, 2) +
    outlined(p, path('M60 2L94 30L46 68L22 20Z', p.primary), 4) +
    path('M60 2L56 38L22 20Z', p.accent) +
    path('M94 30L56 38L46 68Z', p.secondary) +
    path('M60 2L94 30L56 38Z', lighter(p.primary, 0.25)) +
    line('M60 2L46 68M22 20L94 30', p.dark, 2.4) +
    outlined(p, path(burst(54, 30, 10, 4.5, 5), p.light), 1.8) +
    outlined(p, path('M50 80L40 74L42 86ZM50 80L60 84L54 72ZM40 94L34 86L32 96ZM40 94L46 100L48 90Z', p.accent), 1.8) +
    shine('M58 7L30 20L52 32Z', 0.35) +
    shine('M62 8L86 29L74 30Z', 0.3)
  );
};

const balloon: Motif = (p) => {
  return (
    line('M36 66L42 82M64 66L58 82', p.dark, 3) +
    outlined(p, path('M50 2C80 2 92 26 84 44C78 58 66 64 62 70H38C34 64 22 58 16 44C8 26 20 2 50 2Z', p.primary), 4) +
    path('M50 2C34 4 30 30 34 48Q38 62 44 70H56Q62 62 66 48C70 30 66 4 50 2Z', p.accent) +
    path('M50 2C44 10 44 32 45 48L48 70H52L55 48C56 32 56 10 50 2Z', p.light) +
    path('M16 42Q50 56 84 42L80 50Q50 63 20 50Z', p.secondary) +
    disc(34, 49, 2.6, p.light) +
    disc(50, 52.6, 2.6, p.accent) +
    disc(66, 49, 2.6, p.light) +
    shade('M50 2C80 2 92 26 84 44C78 58 66 64 62 70H54C74 52 76 18 50 2Z', 0.22) +
    shine('M24 30C24 18 34 8 44 7C34 14 30 24 28 38Z', 0.6) +
    outlined(p, path('M38 80H62L60 96H40Z', tint(p, '#a8682e')), 3) +
    line('M39 85H61M40 91H60', darker(tint(p, '#a8682e'), 0.35), 2)
  );
};

const train: Motif = (p) => {
  const body = p.primary;
  return (
    oval(20, 14, 9, 7, '#ffffffd0') +
    oval(36, 8, 7, 5, '#ffffffa0') +
    outlined(
      p,
      path('M66 26H92V70H66Z', body) +
        path('M62 18H97V27H62Z', p.secondary) +
        path('M16 40Q12 40 12 46V66Q12 70 16 70H68V40Z', p.secondary) +
        path('M20 42V26L16 20H36L32 26V42Z', darker(p.secondary, 0.3)) +
        path('M44 40Q44 30 52 30Q60 30 60 40Z', p.accent) +
        path('M72 32H86V48H72Z', '#bff0ff') +
        path('M8 68H94V78H8Z', darker(body, 0.2)) +
        path('M10 74L2 90H18L22 76Z', p.accent),
    ) +
    outlined(p, disc(34, 84, 11, '#2a2633') + disc(60, 84, 11, '#2a2633') + disc(84, 84, 11, '#2a2633'), 2.4) +
    [34, 60, 84].map((x) => disc(x, 84, 6, p.accent) + disc(x, 84, 2.4, p.dark)).join('') +
    line('M34 84H60L84 84', '#e8edf5', 2.6) +
    line('M28 41V69M48 41V69', p.accent, 2.8) +
    shade('M12 58H68V69H16Q12 69 12 66Z', 0.24) +
    shine('M16 44H64V48H16ZM74 34H80L74 44Z', 0.5) +
    disc(14, 52, 4, '#fff3a0')
  );
};

const compass: Motif = (p) => {
  const brass = mix(GOLD, p.accent, 0.15);
  return (
    outlined(p, disc(50, 8, 6, brass) + disc(50, 54, 42, darker(brass, 0.25)), 4) +
    disc(50, 54, 38, brass) +
    disc(50, 54, 31, '#fdf6e3') +
    around(12, path('M49 26H51V31H49Z', p.dark), 50, 54) +
    around(4, path('M48 25H52V34H48Z', p.primary), 50, 54) +
    turned(
      34,
      outlined(p, path('M50 26L58 54H42Z', '#e8254f') + path('M50 82L58 54H42Z', p.secondary), 2.4) +
        path('M50 26V54H58ZM50 82V54H58Z', '#000', ' opacity="0.2"'),
      50,
      54,
    ) +
    outlined(p, disc(50, 54, 5, brass), 2) +
    shine('M22 42C26 30 38 22 50 22C38 27 30 36 27 50Z', 0.7) +
    `<circle cx="50" cy="54" r="35" fill="none" stroke="${lighter(brass, 0.5)}" stroke-width="1.6"/>`
  );
};

const anchor: Motif = (p) => {
  const steel = mix('#c8d6e6', p.secondary, 0.2);
  return (
    `<circle cx="50" cy="14" r="9" fill="none" stroke="${p.dark}" stroke-width="9"/><circle cx="50" cy="14" r="9" fill="none" stroke="${steel}" stroke-width="4.5"/>` +
    outlined(
      p,
      path(
        'M45 22H55V78C66 76 76 68 78 58L70 60L84 42L96 60L88 58C86 80 68 94 50 98C32 94 14 80 12 58L4 60L16 42L30 60L22 58C24 68 34 76 45 78Z',
        steel,
      ) + path('M28 32H72Q76 36 72 40H28Q24 36 28 32Z', darker(steel, 0.15)),
      3.6,
    ) +
    shade('M50 22H55V78C66 76 76 68 78 58L84 60C80 80 66 92 50 98Z', 0.22) +
    shine('M46.5 24H49V76H46.500ZM15 62C18 76 30 88 42 91C30 92 16 80 15 62Z', 0.7) +
    line('M56 8C80 6 84 26 64 30S40 50 62 54S70 74 58 84', p.dark, 6.5) +
    line('M56 8C80 6 84 26 64 30S40 50 62 54S70 74 58 84', p.accent, 3.4) +
    oval(50, 36, 3, 3, p.primary)
  );
};

export const TRAVEL = {
  dhow: placed(dhow, 0.97, 1.5, -0.4),
  matatu: placed(matatu, 0.93, 5.8, 2.3),
  rocket,
  kite: placed(kite, 0.95, -5.1, 1.3),
  balloon,
  train,
  compass,
  anchor,
};
