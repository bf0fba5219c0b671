import { darker, lighter, mix } from '../colour.ts';
import { both, burst, disc, GOLD, line, type Motif, outlined, oval, path, shade, shine, tint, turned } from './draw.ts';

const drum: Motif = (p) => {
  const wood = tint(p, '#8a4a1f');
  return (
    outlined(p, path('M14 24Q20 60 30 92H70Q80 60 86 24Z', wood) + oval(50, 24, 36, 14, '#f3dfb8')) +
    path('M20 46Q50 60 80 46L77 60Q50 73 23 60Z', p.primary) +
    path('M23 60L32 51L40 65L50 54L60 65L68 51L77 60Q50 73 23 60Z', p.accent) +
    shade('M62 36Q80 32 86 24Q80 60 70 92H54Z', 0.24) +
    line('M16 32L32 90M30 36L42 92M70 36L58 92M84 32L68 90', lighter(wood, 0.5), 1.6) +
    oval(50, 22.5, 29, 9.5, '#fff3d6') +
    oval(50, 22.5, 13, 4.4, mix('#d9b98a', p.primary, 0.25)) +
    outlined(p, path('M30 92H70L68 98H32Z', darker(wood, 0.3)), 2) +
    shine('M20 32Q24 60 33 86Q22 60 17 34Z', 0.4) +
    both(outlined(p, turned(-38, path('M8 6L12 4L24 40L20 42Z', GOLD) + disc(9, 5, 5, lighter(GOLD, 0.3)), 16, 20), 2))
  );
};

const mask: Motif = (p) => {
  const wood = tint(p, '#7a3b16');
  return (
    outlined(
      p,
      both(path('M50 2L34 18L24 4L22 24L8 16L16 36H50Z', p.accent)) +
        path('M50 12C78 12 86 34 82 56C79 78 64 96 50 98C36 96 21 78 18 56C14 34 22 12 50 12Z', wood),
    ) +
    shade('M50 12C78 12 86 34 82 56C79 78 64 96 50 98Z', 0.2) +
    path('M50 16L56 30L50 44L44 30Z', p.primary) +
    both(
      path('M46 44Q34 36 22 46Q34 42 44 50Z', p.light) +
        path('M24 54Q34 44 44 56Q34 62 24 54Z', p.dark) +
        oval(35, 54.4, 4.4, 2.6, p.accent) +
        disc(28, 70, 2.4, p.light) +
        disc(34, 74, 2.4, p.light) +
        disc(26, 63, 2.4, p.light),
    ) +
    outlined(p, path('M46 46H54L59 70Q50 77 41 70Z', darker(wood, 0.28)), 2) +
    path('M36 82Q50 76 64 82Q50 94 36 82Z', p.dark) +
    path('M41 82.500Q50 79.5 59 82.500V85H41Z', p.light) +
    both(line('M24 40Q30 22 44 18', p.secondary, 3)) +
    shine('M24 32Q32 17 46 15Q34 24 28 40Z', 0.3)
  );
};

const shield: Motif = (p) => {
  const hide = tint(p, '#b8321f');
  return (
    turned(
      28,
      outlined(p, path('M48 -4H52V104H48Z', tint(p, '#8a5a2b')) + path('M50 -14L57 2L50 10L43 2Z', '#dfe6ee')),
      50,
      50,
    ) +
    turned(
      -28,
      outlined(p, path('M48 -4H52V104H48Z', tint(p, '#8a5a2b')) + path('M50 -14L57 2L50 10L43 2Z', '#dfe6ee')),
      50,
      50,
    ) +
    outlined(p, path('M50 4C76 22 80 40 80 50C80 62 76 78 50 96C24 78 20 62 20 50C20 40 24 22 50 4Z', hide), 4) +
    path('M50 4C58 22 60 40 60 50C60 62 58 78 50 96C42 78 40 62 40 50C40 40 42 22 50 4Z', p.light) +
    both(
      path('M20 50Q34 38 40 50Q34 62 20 50Z', p.dark) +
        path('M29 27Q36 30 41 38L43 24Q38 16 29 27ZM29 73Q36 70 41 62L43 76Q38 84 29 73Z', p.accent),
    ) +
    outlined(p, oval(50, 50, 7, 15, p.primary), 2.4) +
    line('M50 10V34M50 66V90', p.dark, 2) +
    shade('M50 4C76 22 80 40 80 50C80 62 76 78 50 96C62 78 66 62 66 50C66 40 62 22 50 4Z', 0.22) +
    shine('M46 12C30 26 25 40 25 50C22 40 28 22 46 12Z', 0.5)
  );
};

const spear: Motif = (p) => {
  const gold = mix(GOLD, p.accent, 0.2);
  const one = outlined(
    p,
    path('M48 34H52V98H48Z', tint(p, '#8a5a2b')) +
      path('M50 0C60 12 62 22 58 32L54 40H46L42 32C38 22 40 12 50 0Z', '#dbe4ee') +
      path('M44 38H56V50H44Z', gold),
  );
  const detail =
    path('M50 2V39H46L42 32C38 22 40 12 50 2Z', '#fff', ' opacity="0.6"') +
    line('M44 43H56M44 47H56', darker(gold, 0.35), 1.6) +
    path('M46 50L40 68L50 60L60 68L54 50Z', p.primary) +
    path('M50 52V60L60 68L54 50Z', darker(p.primary, 0.25));
  return (
    turned(34, one + detail) +
    turned(-34, one + detail) +
    outlined(p, path(burst(50, 62, 15, 9, 8), p.accent), 2.4) +
    disc(50, 62, 6, p.secondary) +
    shine('M46 60Q48 56 52 57Q48 59 47 63Z', 0.7)
  );
};

const calabash: Motif = (p) => {
  const skin = tint(p, '#d98a2b');
  return (
    outlined(p, path('M44 8H56L58 28C60 38 86 44 86 70C86 88 68 97 50 97C32 97 14 88 14 70C14 44 40 38 42 28Z', skin)) +
    shade('M56 8L58 28C60 38 86 44 86 70C86 88 68 97 50 97C70 88 72 60 54 40Z', 0.22) +
    path('M15 66Q50 80 85 66V74Q50 90 15 74Z', p.primary) +
    path('M15 66L24 77L33 71L42 81L50 74L58 81L67 71L76 77L85 66Q50 80 15 66Z', p.light) +
    both(disc(30, 58, 3, p.secondary) + disc(40, 62, 3, p.secondary)) +
    disc(50, 63, 3, p.secondary) +
    outlined(p, path('M42 4H58V14H42Z', darker(skin, 0.4)), 2.4) +
    line('M42 30Q50 34 58 30M42 25Q50 29 58 25', p.accent, 2.4) +
    outlined(p, path('M58 12Q78 14 80 34L74 40Q72 24 58 20Z', darker(skin, 0.2)), 2.4) +
    shine('M26 56C30 50 38 46 44 40C40 50 28 54 24 72C20 68 22 60 26 56Z', 0.5)
  );
};

const beads: Motif = (p) => {
  const ring = (r: number, count: number, size: number, a: string, b: string) =>
    Array.from({ length: count }, (_, index) =>
      turned((360 / count) * index, disc(50, 54 - r, size, index % 2 ? a : b), 50, 54),
    ).join('');
  return (
    outlined(p, disc(50, 54, 43, p.dark)) +
    ring(37.5, 24, 5, p.primary, p.light) +
    ring(28, 18, 4.8, p.accent, p.secondary) +
    ring(19, 13, 4.4, '#e8254f', p.light) +
    outlined(p, path('M50 44L60 54L50 64L40 54Z', mix(GOLD, p.accent, 0.2)), 2.4) +
    both(outlined(p, path('M40 94L44 100H36Z', p.accent), 2)) +
    outlined(p, path('M50 92L57 100H43Z', p.primary), 2) +
    shine('M18 40C24 26 36 16 50 15C38 22 26 32 22 50Z', 0.45) +
    shine('M47 52L50 47L53 52Z', 0.8)
  );
};

const lantern: Motif = (p) => {
  const brass = mix(GOLD, p.secondary, 0.25);
  return (
    disc(50, 56, 44, p.accent).replace('/>', ' opacity="0.25"/>') +
    line('M34 24C34 2 66 2 66 24', p.dark, 7) +
    line('M34 24C34 2 66 2 66 24', brass, 3) +
    outlined(
      p,
      path('M30 34L50 16L70 34Z', brass) +
        path('M26 34H74L70 84H30Z', '#fff1b8') +
        path('M24 82H76L80 96H20Z', brass) +
        path('M24 32H76V40H24Z', darker(brass, 0.25)),
    ) +
    path('M50 42C62 54 62 62 58 72Q50 80 42 72C38 62 44 56 50 42Z', '#ff9d2e') +
    path('M50 54C56 62 56 68 53 73Q50 76 47 73C44 68 47 62 50 54Z', '#fff7d0') +
    line('M38 40L40 82M62 40L60 82', darker(brass, 0.3), 2.6) +
    line('M28 60H72', darker(brass, 0.3), 2.4) +
    shine('M33 42H37L38 80H35Z', 0.6) +
    shine('M26 88H74V91H25Z', 0.35) +
    path(burst(82, 30, 9, 2.2, 4), '#fff') +
    path(burst(18, 66, 7, 2, 4), '#fff')
  );
};

export const CULTURE = { drum, mask, shield, spear, calabash, beads, lantern };
