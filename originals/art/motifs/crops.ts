import { darker, lighter } from '../colour.ts';
import { outlined, placed } from './arrange.ts';
import { line, type Motif, oval, path, shade, shine, tint } from './draw.ts';

const LEAF = '#3fae3f';

const chili: Motif = (p) => {
  const red = tint(p, '#e8231c', 0.06);
  return (
    outlined(
      p,
      path('M54 26C46 52 32 72 6 88C2 92 6 97 12 96C52 92 84 68 86 34Q86 24 78 22Q62 18 54 26Z', red) +
        path('M50 28C56 14 80 10 90 30Q84 38 80 28Q76 36 70 26Q66 36 62 26Q56 34 50 28Z', LEAF) +
        path('M68 16Q66 6 76 2L80 6Q74 10 76 17Z', LEAF),
    ) +
    shade('M86 34C84 68 52 92 12 96Q6 97 6 92C46 86 72 62 78 32Q86 36 86 34Z', 0.22) +
    shine('M58 36Q54 56 36 72Q54 62 64 40Q64 34 58 36Z', 0.55) +
    line('M60 22Q68 17 76 20', lighter(LEAF, 0.5), 2) +
    line('M14 40Q8 32 14 24T14 8M30 34Q24 26 30 18T30 4', p.accent, 3)
  );
};

const maize: Motif = (p) => {
  const corn = tint(p, '#ffcf2b', 0.05);
  const grains = [40, 50, 60].flatMap((x) =>
    [14, 24, 34, 44, 54, 64, 74].map((y) => `<rect x="${x - 4}" y="${y}" width="8" height="8.6" rx="3.4"/>`),
  );
  return (
    outlined(p, path('M50 3C66 8 70 30 68 60L58 92H42L32 60C30 30 34 8 50 3Z', darker(corn, 0.3))) +
    `<g fill="${corn}">${grains.join('')}</g>` +
    shade('M58 8C68 20 70 36 68 60L60 84Q64 40 58 8Z', 0.2) +
    shine('M40 18Q36 36 38 54Q42 36 44 14Z', 0.5) +
    outlined(
      p,
      path(
        'M50 98C28 96 12 80 10 50Q9 34 16 26C22 56 40 66 50 98ZM50 98C72 96 88 80 90 50Q91 34 84 26C78 56 60 66 50 98Z',
        tint(p, '#58b03a', 0.1),
      ),
    ) +
    line('M17 42Q22 70 46 92M83 42Q78 70 54 92', '#c6f08a', 2)
  );
};

const coffee: Motif = (p) => {
  const clay = p.primary;
  return (
    line('M38 26Q30 18 38 11T36 2M54 26Q46 18 54 11T52 2', p.light, 3.6) +
    `<g fill="none"><path d="M76 44Q98 40 96 56Q94 72 70 70" stroke="${p.dark}" stroke-width="13"/><path d="M76 44Q98 40 96 56Q94 72 70 70" stroke="${clay}" stroke-width="7"/></g>` +
    outlined(
      p,
      oval(46, 89, 42, 7, lighter(clay, 0.35)) +
        path('M10 38C10 66 22 86 46 86C70 86 82 66 82 38Z', clay) +
        oval(46, 38, 36, 10, p.light),
    ) +
    oval(46, 39, 30, 7, '#4a240f') +
    oval(40, 37.4, 14, 2.6, '#8a5026') +
    path(
      'M11 50L22 62L34 50L46 64L58 50L70 62L81 50Q79 58 76 64L70 72L58 62L46 76L34 62L22 72Q12 60 11 50Z',
      p.accent,
    ) +
    shade('M82 40C82 66 70 86 46 86Q40 86 36 84Q62 78 68 46Z', 0.2) +
    shine('M15 48Q18 66 28 76Q22 62 22 50Z', 0.5)
  );
};

export const CROPS = { chili, maize, coffee: placed(coffee, 0.97, -1.2, 2.7) };
