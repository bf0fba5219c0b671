import { darker, lighter, mix } from '../colour.ts';
import { both, outlined, placed } from './arrange.ts';
import { burst, disc, GOLD, line, type Motif, oval, path, shade, shine, sparkle, tint } from './draw.ts';
import { FLYERS } from './flyers.ts';

const dragon: Motif = (p) => {
  const skin = tint(p, '#1f9d5b', 0.2);
  return (
    outlined(
      p,
      path('M30 18L14 2L20 28ZM52 12L50 -2L64 14Z', p.accent) +
        path(
          'M86 96C90 66 84 48 70 40L92 38L74 26L88 14L62 20C44 8 26 16 18 34L4 52L10 62L34 62L30 70L12 70C18 82 34 84 44 78C46 86 44 92 40 98Z',
          skin,
        ),
      4,
    ) +
    path('M52 98C58 84 58 70 52 60L44 78C46 86 44 92 40 98Z', mix(GOLD, skin, 0.3)) +
    line('M47 72L56 72M48 82L57 80M46 91L55 90', darker(skin, 0.4), 2) +
    shade('M62 20C80 34 82 66 72 98H86C90 66 84 48 70 40L92 38L74 26L88 14Z', 0.24) +
    outlined(p, path('M28 40L46 34Q44 46 32 46Z', '#fff3a8'), 2.4) +
    path('M38 36L41 45L36 46Z', p.dark) +
    disc(11, 53, 2.4, p.dark) +
    path('M12 62L16 70L20 62ZM22 62L26 69L29 62Z', '#fff') +
    path('M8 68C-4 70 -2 82 -6 88C6 86 12 80 14 72Z', '#ff7a1f') +
    path('M8 70C2 73 2 79 0 83C7 81 10 77 11 73Z', '#fff0a0') +
    path('M66 44L78 42L70 52ZM72 58L84 58L75 66ZM76 72L88 74L78 80Z', p.accent) +
    shine('M22 36C28 24 40 18 52 20C40 24 32 30 28 38Z', 0.45)
  );
};

const lamp: Motif = (p) => {
  const gold = mix(GOLD, p.accent, 0.15);
  return (
    path('M14 36C-2 30 14 16 4 4C24 8 26 22 20 30Z', p.primary, ' opacity="0.85"') +
    path('M15 34C8 28 18 20 13 11C23 17 23 25 19 31Z', p.light, ' opacity="0.8"') +
    line('M70 48C98 36 98 80 66 74', p.dark, 9) +
    line('M70 48C98 36 98 80 66 74', gold, 5) +
    outlined(
      p,
      path('M10 36L20 32C26 44 32 48 42 46H66C82 46 84 72 62 80H46C28 78 18 58 10 36Z', gold) +
        path('M44 80H64L72 92H36Z', darker(gold, 0.2)) +
        path('M40 46C42 32 66 32 68 46Z', darker(gold, 0.12)) +
        disc(54, 32, 5, p.accent),
    ) +
    shade('M60 46H66C82 46 84 72 62 80H46C66 74 70 60 60 46Z', 0.24) +
    path('M28 56Q52 68 78 56L76 64Q52 76 34 66Z', p.secondary) +
    [42, 54, 66].map((x) => disc(x, 65, 2.6, p.light)).join('') +
    shine('M18 38C24 50 32 54 42 52C36 58 24 54 18 38Z', 0.65) +
    shine('M46 42Q52 36 60 38Q52 39 49 44Z', 0.7) +
    sparkle(88, 28, 10, 2.6) +
    path(burst(30, 20, 7, 2, 4), p.accent)
  );
};

const potion: Motif = (p) => {
  return (
    outlined(
      p,
      path('M38 16H62V38C80 46 90 60 86 78C82 92 68 97 50 97C32 97 18 92 14 78C10 60 20 46 38 38Z', '#dff6ff'),
      4,
    ) +
    path('M17 66Q34 58 50 66T83 66Q86 72 84 78C80 89 67 94 50 94C33 94 20 89 16 78Q14 72 17 66Z', p.primary) +
    path('M17 66Q34 58 50 66T83 66L84 71Q66 64 50 71T16 71Z', lighter(p.primary, 0.4)) +
    shade('M66 92C84 84 88 66 76 52L84 66Q88 88 66 92Z', 0.25) +
    [
      [34, 80, 4],
      [52, 84, 5.4],
      [64, 76, 3.4],
      [44, 74, 2.6],
      [56, 58, 3],
      [46, 50, 2],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, p.light).replace('/>', ' opacity="0.75"/>'))
      .join('') +
    outlined(p, path('M36 2H64V16H36Z', tint(p, '#a8682e')) + path('M33 14H67V22H33Z', p.accent), 2.6) +
    shine('M24 64C26 54 34 48 42 44C38 52 32 56 30 68Z', 0.85) +
    shine('M42 24H46V38H42Z', 0.8) +
    path(burst(84, 26, 9, 2.2, 4), p.accent)
  );
};

const book: Motif = (p) => {
  const gold = mix(GOLD, p.accent, 0.15);
  return (
    outlined(
      p,
      path('M18 8H78Q86 8 86 16V84H26Q16 84 16 92V12Z', p.primary) +
        path('M16 92Q16 82 26 82H86V94H26Q16 94 16 92Z', '#f5e9c8'),
      4,
    ) +
    path('M16 12Q16 8 20 8H30V82H26Q18 82 16 88Z', darker(p.primary, 0.3)) +
    line('M24 86H85M24 90H85', mix('#f5e9c8', '#000000', 0.25), 1.4) +
    outlined(p, path('M34 8H46L34 20ZM86 20V8H74ZM86 70V82H74ZM34 70V82H46Z', gold), 1.8) +
    outlined(p, disc(59, 45, 20, gold) + disc(59, 45, 15.5, p.secondary), 2.4) +
    path(burst(59, 45, 14, 5, 8), lighter(gold, 0.4)) +
    oval(59, 45, 6, 3.6, '#fff') +
    disc(59, 45, 2.6, p.dark) +
    shade('M70 9H78Q85 9 85 16V81H72Z', 0.18) +
    shine('M32 11H38V80H32Z', 0.22) +
    sparkle(84, 14, 8, 2)
  );
};

const skull: Motif = (p) => {
  const bone = mix('#f3ead6', p.light, 0.3);
  return (
    outlined(
      p,
      path(
        'M50 6C80 6 92 26 90 48C89 60 84 66 76 70L74 88Q62 96 50 96T26 88L24 70C16 66 11 60 10 48C8 26 20 6 50 6Z',
        bone,
      ),
      4,
    ) +
    shade('M58 6C82 8 92 26 90 48C89 60 84 66 76 70L74 88Q66 94 56 96C66 76 80 52 58 6Z', 0.18) +
    both(
      path('M44 52C44 40 20 38 20 52C20 64 40 66 44 52Z', p.dark) +
        disc(32, 53, 5, p.primary) +
        disc(31, 51.5, 1.8, '#fff'),
    ) +
    path('M50 58L57 70H43Z', p.dark) +
    line('M38 78V91M50 79V94M62 78V91M30 77Q50 84 70 77', p.dark, 2.8) +
    path('M50 14L56 24L50 34L44 24Z', p.primary) +
    both(
      path('M30 22Q38 22 41 30Q32 30 30 22Z', p.accent) +
        path('M20 38Q24 30 34 34', p.secondary) +
        disc(18, 62, 2, p.accent),
    ) +
    shine('M18 40C18 24 30 13 44 11C32 18 24 26 23 40Z', 0.75)
  );
};

export const FANTASY = { dragon: placed(dragon, 0.94, 8.6, 4.9), lamp, potion, book, skull, phoenix: FLYERS.phoenix };
