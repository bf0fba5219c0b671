import { darker, lighter, mix } from '../colour.ts';
import { both, outlined, placed } from './arrange.ts';
import { burst, disc, GOLD, line, type Motif, oval, path, shade, shine, sparkle, tint } from './draw.ts';

const goldOf = (p: Parameters<Motif>[0]): string => mix(GOLD, p.accent, 0.06);

const crown: Motif = (p) => {
  const gold = goldOf(p);
  return (
    outlined(
      p,
      path('M18 76L6 28L30 48L50 10L70 48L94 28L82 76Z', gold) +
        path('M16 74Q50 84 84 74V88Q50 98 16 88Z', darker(gold, 0.12)) +
        disc(6, 26, 5.5, p.primary) +
        disc(94, 26, 5.5, p.primary) +
        disc(50, 10, 6.5, '#e8254f'),
    ) +
    shade('M50 14L70 48L94 30L82 76Q66 80 50 80Z', 0.16) +
    shine('M12 36L30 52L48 20L32 62L20 70Z', 0.35) +
    outlined(
      p,
      path('M50 44L60 57L50 70L40 57Z', '#e8254f') +
        path('M28 58L34 65L28 72L22 65ZM72 58L78 65L72 72L66 65Z', p.secondary),
      2,
    ) +
    shine('M50 46L43 57L50 57Z', 0.6) +
    both(disc(26, 85.6, 3, p.light) + disc(38, 88, 3, '#e8254f')) +
    disc(50, 88.6, 3.4, p.light) +
    line('M20 77Q50 86 80 77', lighter(gold, 0.5), 2) +
    shine('M47 7Q50 4 53 7Q50 7 47 10Z', 0.8)
  );
};

const ring: Motif = (p) => {
  const gold = goldOf(p);
  return (
    `<g fill="none"><circle cx="50" cy="65" r="26" stroke="${p.dark}" stroke-width="15"/><circle cx="50" cy="65" r="26" stroke="${gold}" stroke-width="9"/></g>` +
    line('M28 79A26 26 0 0 0 74 76', darker(gold, 0.3), 4) +
    line('M28 54A26 26 0 0 1 38 43', '#fff', 3) +
    outlined(p, path('M36 38L42 46H58L64 38Z', gold) + path('M28 20L38 6H62L72 20L50 44Z', '#35d0f5')) +
    path('M28 20H40L50 44Z', '#8fe9ff') +
    path('M40 20H60L50 44Z', '#c9f6ff') +
    path('M38 6L40 20L50 6L60 20L62 6Z', '#eafcff') +
    path('M60 20H72L50 44Z', '#129fd0') +
    line('M28 20H72', '#fff', 1.4) +
    sparkle(80, 12, 11, 3) +
    sparkle(18, 36, 7, 2)
  );
};

const coin: Motif = (p) => {
  const gold = goldOf(p);
  return (
    outlined(p, disc(52, 54, 44, darker(gold, 0.42)) + disc(48, 48, 44, gold)) +
    disc(48, 48, 35, darker(gold, 0.24)) +
    disc(49.4, 49.4, 34, lighter(gold, 0.12)) +
    `<g stroke="${darker(gold, 0.4)}" stroke-width="2">${path('M48 22L72 36V58L48 76L24 58V36Z', darker(gold, 0.1))}</g>` +
    path(burst(48, 49, 21, 9, 5), lighter(gold, 0.6)) +
    path(
      'M48 28L53 42L48 49ZM68 42L57 51L48 49ZM60 66L48 58V49ZM36 66L39 52L48 49ZM28 42L43 42L48 49Z',
      darker(gold, 0.18),
    ) +
    `<circle cx="48" cy="48" r="39.5" fill="none" stroke="${lighter(gold, 0.5)}" stroke-width="2.4" stroke-dasharray="2.4 5.8"/>` +
    shine('M12 44C14 24 30 10 50 9C34 16 20 28 18 46Z', 0.55) +
    sparkle(80, 18, 10, 2.6)
  );
};

const chest: Motif = (p) => {
  const gold = goldOf(p);
  const wood = tint(p, '#9a5526', 0.1);
  return (
    outlined(
      p,
      path('M10 40C8 14 26 6 50 6C74 6 92 14 90 40Z', darker(wood, 0.3)) +
        path('M14 46Q20 30 32 38Q36 24 48 34Q58 22 66 36Q78 28 86 46Z', gold) +
        disc(28, 38, 7, gold) +
        disc(72, 37, 7, gold) +
        path('M42 38L50 28L60 38L51 48Z', '#e8254f') +
        path('M8 46H92V88Q92 94 86 94H14Q8 94 8 88Z', wood) +
        path('M8 46H92V56H8ZM18 46H30V94H18ZM70 46H82V94H70Z', gold),
    ) +
    both(path('M18 40C18 22 24 12 34 9L42 8C32 14 28 24 29 34Z', gold, ` stroke="${p.dark}" stroke-width="2"`)) +
    shade('M8 80H92V88Q92 94 86 94H14Q8 94 8 88ZM8 53H92V56H8Z', 0.28) +
    line('M33 68H67M33 80H67', darker(wood, 0.35), 2) +
    outlined(p, path('M40 50H60V66Q50 74 40 66Z', lighter(gold, 0.25)), 2.4) +
    disc(50, 58, 3.4, p.dark) +
    path('M48.6 58H51.4L53 66H47Z', p.dark) +
    line('M12 49H88', lighter(gold, 0.6), 1.8) +
    sparkle(22, 26, 9, 2.2) +
    sparkle(66, 20, 8, 2) +
    shine('M45 38L50 31L53 35Z', 0.7)
  );
};

const star: Motif = (p) => {
  const gold = goldOf(p);
  const facets = [0, 1, 2, 3, 4]
    .map((at) => `<path d="M50 54V4L61 36Z" fill="${darker(gold, 0.28)}" transform="rotate(${at * 72} 50 54)"/>`)
    .join('');
  return (
    outlined(p, path(burst(50, 54, 50, 22, 5), lighter(gold, 0.3)), 5) +
    facets +
    `<g opacity=".9">${path(burst(50, 54, 26, 12, 5), lighter(gold, 0.55))}</g>` +
    shine('M50 8L40 38L10 40L38 44L48 34Z', 0.5) +
    sparkle(76, 20, 12, 3)
  );
};

const goblet: Motif = (p) => {
  const gold = goldOf(p);
  return (
    outlined(
      p,
      path('M20 16C20 44 30 56 44 60L46 76L30 86V94H70V86L54 76L56 60C70 56 80 44 80 16Z', gold) +
        oval(50, 16, 30, 9, darker(gold, 0.35)),
    ) +
    oval(50, 18, 25, 6, '#a3154a') +
    oval(46, 16.6, 12, 2.6, '#e0457a') +
    shade('M60 60C72 54 80 44 80 18L70 22Q68 48 52 58L54 76L70 86V94H56V84Q50 78 52 62Z', 0.22) +
    shine('M25 26Q28 44 40 52Q32 40 31 28Z', 0.6) +
    outlined(p, path('M50 30L58 40L50 50L42 40Z', p.primary), 2) +
    disc(32, 36, 3, '#e8254f') +
    disc(68, 36, 3, '#e8254f') +
    line('M43 64H57M32 89H68', lighter(gold, 0.55), 2.4) +
    shine('M50 32L45 40H50Z', 0.6)
  );
};

const key: Motif = (p) => {
  const gold = goldOf(p);
  const shaft = 'M44 50L82 88M66 72L78 60M76 82L90 68';
  return (
    `<g fill="none" stroke="${p.dark}"><circle cx="32" cy="32" r="22" stroke-width="17"/></g>` +
    line(shaft, p.dark, 15) +
    `<g fill="none" stroke="${gold}"><circle cx="32" cy="32" r="22" stroke-width="10.5"/></g>` +
    line(shaft, gold, 8.6) +
    line('M48 56L82 90', darker(gold, 0.32), 2.6) +
    line('M16 44A22 22 0 0 0 48 48', darker(gold, 0.3), 4) +
    line('M14 26A20 20 0 0 1 28 13', '#fff', 3) +
    outlined(p, path('M32 22L42 32L32 42L22 32Z', p.primary), 2) +
    shine('M32 24L25 32H32Z', 0.6) +
    sparkle(70, 24, 12, 3)
  );
};

export const TREASURE = { crown: placed(crown, 0.96, 2, 3.8), ring, coin, chest, star, goblet, key };
