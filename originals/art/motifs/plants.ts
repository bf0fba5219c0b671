import { darker, lighter, mix } from '../colour.ts';
import { around, outlined, placed, turned } from './arrange.ts';
import { burst, disc, line, type Motif, oval, path, shade, shine, tint } from './draw.ts';

const baobab: Motif = (p) => {
  const bark = tint(p, '#9a6a48', 0.1);
  const leaf = tint(p, '#5d9e3a', 0.15);
  const clump = (x: number, y: number, r: number): string => oval(x, y, r * 1.5, r, leaf);
  return (
    outlined(
      p,
      oval(50, 93, 44, 6, darker(leaf, 0.35)) +
        path(
          'M24 94C34 84 34 64 32 52L12 36L16 32L32 42L26 18L32 17L40 40L46 12L52 12L54 40L66 16L72 18L66 42L84 30L88 34L68 52C66 64 66 84 76 94Q50 88 24 94Z',
          bark,
        ) +
        clump(12, 34, 8) +
        clump(28, 18, 9) +
        clump(50, 13, 9) +
        clump(72, 18, 9) +
        clump(88, 33, 8),
    ) +
    shade('M54 40L66 20L66 42L84 32L68 52C66 64 66 84 76 94Q66 90 58 90Q64 66 54 40Z', 0.24) +
    line('M40 52Q44 70 38 86M50 50Q52 70 48 86M36 46L44 52', darker(bark, 0.32), 2) +
    `<g opacity=".8">${oval(10, 31, 7, 3, lighter(leaf, 0.35)) + oval(26, 14, 8, 3.4, lighter(leaf, 0.35)) + oval(48, 9, 8, 3.4, lighter(leaf, 0.35)) + oval(70, 14, 8, 3.4, lighter(leaf, 0.35)) + oval(86, 30, 7, 3, lighter(leaf, 0.35))}</g>` +
    disc(50, 64, 4, darker(bark, 0.5))
  );
};

const acacia: Motif = (p) => {
  const bark = mix('#5b3415', p.secondary, 0.25);
  const leaf = tint(p, '#4f8f35', 0.16);
  const crown =
    'M6 40C2 30 16 28 20 24C24 12 42 16 46 12C56 6 70 10 74 18C84 16 92 22 92 28C100 32 98 40 92 42C70 46 28 47 6 40Z';
  return (
    outlined(
      p,
      path('M40 94C46 78 46 66 43 56L22 38L27 36L46 50L44 34L50 34L52 50L72 36L78 38L56 58C55 70 58 82 64 94Z', bark) +
        path(crown, leaf) +
        path('M62 52C58 46 70 44 76 46C86 44 94 50 88 54C80 58 68 58 62 52Z', leaf),
    ) +
    shade(
      'M6 40C2 34 8 32 12 36C36 42 70 42 94 34C98 38 96 41 92 42C70 46 28 47 6 40ZM62 52C70 54 82 54 90 51C90 56 72 60 62 52Z',
      0.28,
    ) +
    shine('M20 26Q26 16 42 18Q30 20 20 26ZM50 15Q60 9 70 16Q60 14 50 15Z', 0.5) +
    line('M18 94H84', darker(leaf, 0.4), 4) +
    line('M48 60Q50 76 46 90', lighter(bark, 0.3), 2) +
    line('M26 93l-3-8M31 93l1-7M72 93l3-9M78 93l-2-6', leaf, 2.6)
  );
};

const palm: Motif = (p) => {
  const leaf = tint(p, '#3fae4f', 0.12);
  const frond = path('M52 34C40 16 22 14 6 28C10 26 14 28 16 32C20 28 24 30 26 33C30 29 34 31 38 34Z', leaf);
  return (
    outlined(
      p,
      oval(50, 92, 34, 6, '#f3d489') +
        path('M46 92C44 70 46 50 52 34L60 36C56 52 54 72 60 92Z', mix('#a86c34', p.secondary, 0.2)) +
        turned(-38, frond, 52, 34) +
        frond +
        `<g transform="matrix(-1 0 0 1 108 0)">${frond}${turned(-38, frond, 52, 34)}</g>` +
        turned(58, `<g transform="translate(14 9) scale(.74)">${frond}</g>`, 52, 34),
    ) +
    line('M46 80H58M46 70H56M47 60H56M48 50H57', darker('#a86c34', 0.35), 2) +
    line('M14 27Q34 20 52 34M94 27Q74 20 56 34M30 8Q44 14 53 32', lighter(leaf, 0.45), 2) +
    outlined(p, disc(50, 40, 5, '#7a4420') + disc(59, 40, 5, '#7a4420'), 2) +
    shade('M54 40L60 36C56 52 54 72 60 92H53C50 72 52 52 54 40Z', 0.25)
  );
};

const hibiscus: Motif = (p) => {
  const petal = tint(p, '#f0315f', 0.16);
  const one = path('M50 52C34 40 26 20 36 8C44 0 48 8 50 6C52 8 56 0 64 8C74 20 66 40 50 52Z', petal);
  return (
    outlined(
      p,
      `<g fill="${tint(p, '#2f9e4f')}"><path d="M20 60C6 66 2 82 6 92C20 92 32 82 34 70ZM80 60C94 66 98 82 94 92C80 92 68 82 66 70Z"/></g>` +
        around(5, one),
    ) +
    around(
      5,
      line('M50 44Q48 28 44 18M50 44V14M50 44Q52 28 56 18', darker(petal, 0.28), 1.6) +
        shine('M38 12Q33 20 38 30Q38 18 42 10Z', 0.4),
    ) +
    path(burst(50, 50, 15, 6, 5), darker(petal, 0.5)) +
    line('M50 50Q60 40 72 34', p.dark, 8) +
    line('M50 50Q60 40 72 34', '#ffd84a', 4.6) +
    `<g fill="#ffd84a" stroke="${p.dark}" stroke-width="1.2"><circle cx="74" cy="27" r="3.4"/><circle cx="80" cy="33" r="3.4"/><circle cx="76" cy="39" r="3.4"/><circle cx="68" cy="30" r="3.4"/></g>`
  );
};

export const PLANTS = {
  baobab: placed(baobab, 0.95, 2.5, 1.1),
  acacia,
  palm: placed(palm, 0.98, -2.9, 0.3),
  hibiscus,
};
