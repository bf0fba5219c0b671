import { darker, lighter, mix } from '../colour.ts';
import { both, outlined, placed, turned } from './arrange.ts';
import { burst, disc, GOLD, line, type Motif, oval, path, shade, shine, sparkle, tint } from './draw.ts';

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

const LEAF_SHAPE = 'M50 4C76 18 84 36 84 50C84 64 76 82 50 96C24 82 16 64 16 50C16 36 24 18 50 4Z';

const shield: Motif = (p) => {
  const red = tint(p, '#c3202b', 0.1);
  return (
    line('M12 14L88 86M88 14L12 86', p.dark, 7) +
    line('M12 14L88 86M88 14L12 86', '#9a6a3a', 3) +
    outlined(p, both(path('M4 6L20 10L16 20Z', '#dfe6ee')) + path(LEAF_SHAPE, red), 4) +
    path('M50 4C58 22 60 36 60 50C60 64 58 78 50 96C42 78 40 64 40 50C40 36 42 22 50 4Z', '#15131a') +
    both(
      path('M17 46Q30 40 36 50Q30 60 17 54Q16 50 17 46Z', '#15131a') +
        path('M17 48Q27 46 31 50Q27 54 17 52Z', '#fff4df') +
        path('M34 15Q42 34 42 50Q42 66 34 85L30 82Q36 66 36 50Q36 34 30 18Z', '#fff4df'),
    ) +
    path('M50 30L56 50L50 70L44 50Z', p.accent) +
    path('M50 30L56 50L50 70Z', darker(p.accent, 0.25)) +
    shade('M50 4C76 18 84 36 84 50C84 64 76 82 50 96Q72 70 50 4Z', 0.2) +
    shine('M22 38Q28 22 42 12Q30 26 26 42Z', 0.4)
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
  const ringOf = (rx: number, ry: number, colour: string, width: number): string =>
    `<ellipse cx="50" cy="48" rx="${rx}" ry="${ry}" stroke="${colour}" stroke-width="${width}"/>`;
  const strand = (rx: number, ry: number, colour: string, gap: string): string =>
    ringOf(rx, ry, p.dark, 10) +
    ringOf(rx, ry, colour, 7) +
    `<g stroke-dasharray="${gap}">${ringOf(rx, ry, lighter(colour, 0.55), 6)}</g>`;
  const drop = (x: number, y: number, colour: string): string =>
    line(`M${x} ${y - 9}V${y}`, p.dark, 3) +
    outlined(p, disc(x, y, 5, colour), 2) +
    disc(x - 1.4, y - 1.6, 1.4, '#fff');
  return (
    `<g fill="none">${strand(44, 36, p.primary, '5 6')}${strand(35, 28, p.accent, '3 9')}${strand(26, 20, p.secondary, '6 5')}</g>` +
    both(drop(14, 82, p.accent) + drop(30, 92, '#e8254f')) +
    drop(50, 95, p.primary) +
    outlined(p, path('M50 74L60 84L50 94L40 84Z', GOLD), 2) +
    shine('M50 76L43 84H50Z', 0.6)
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
    sparkle(82, 30, 9, 2.2) +
    sparkle(18, 66, 7, 2)
  );
};

export const CULTURE = { drum: placed(drum, 0.89, 5.5, 3), mask, shield, spear, calabash, beads, lantern };
