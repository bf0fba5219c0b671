import { darker, lighter } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { outlined } from './arrange.ts';
import { line, type Motif, path, shine, sparkle, tint } from './draw.ts';

/** Outlines of the facets of a stone, and how much lighter each is than the stone; negative: darker. */
type Facets = Readonly<Record<string, number>>;

const cut = (palette: Palette, outline: string, colour: string, facets: Facets): string =>
  outlined(palette, path(outline, colour), 4) +
  Object.entries(facets)
    .map(([facet, light]) => path(facet, light > 0 ? lighter(colour, light) : darker(colour, -light)))
    .join('');

const emerald: Motif = (p) =>
  cut(p, 'M32 6H68L94 32V68L68 94H32L6 68V32Z', '#12b866', {
    'M32 6H68L62 26H38Z': 0.5,
    'M32 6L38 26L26 38L6 32Z': 0.68,
    'M6 32L26 38V62L6 68Z': 0.28,
    'M68 6L94 32L74 38L62 26Z': 0.2,
    'M94 32V68L74 62V38Z': -0.2,
    'M94 68L68 94L62 74L74 62Z': -0.42,
    'M68 94H32L38 74H62Z': -0.34,
    'M32 94L6 68L26 62L38 74Z': -0.12,
    'M38 26H62L74 38V62L62 74H38L26 62V38Z': 0.12,
  }) +
  shine('M38 26H62L28 60L26 62V38Z', 0.36) +
  sparkle(30, 22, 13, 3);

const HEART =
  'M50 96C20 74 6 54 6 34C6 16 20 6 32 8C42 9 48 16 50 22C52 16 58 9 68 8C80 6 94 16 94 34C94 54 80 74 50 96Z';

const ruby: Motif = (p) =>
  cut(p, HEART, tint(p, '#e5173f', 0.08), {
    'M50 22L32 8C20 6 6 16 6 34L28 38Z': 0.5,
    'M6 34L28 38L36 62L50 96C20 74 6 54 6 34Z': 0.14,
    'M50 22L28 38L36 62H64L72 38Z': 0.24,
    'M50 22L68 8C80 6 94 16 94 34L72 38Z': 0.12,
    'M94 34L72 38L64 62L50 96C80 74 94 54 94 34Z': -0.34,
    'M36 62H64L50 96Z': -0.18,
  }) +
  shine('M50 22L28 38L33 54Z', 0.5) +
  sparkle(26, 22, 13, 3);

const diamond: Motif = (p) =>
  cut(p, 'M26 12H74L97 38L50 94L3 38Z', tint(p, '#4fd3ff', 0.1), {
    'M26 12L3 38H30Z': 0.55,
    'M26 12H50L30 38Z': 0.8,
    'M50 12L30 38H70Z': 0.35,
    'M50 12H74L70 38Z': 0.6,
    'M74 12L97 38H70Z': 0.15,
    'M3 38H30L50 94Z': 0.22,
    'M30 38H70L50 94Z': 0.05,
    'M70 38H97L50 94Z': -0.3,
  }) +
  shine('M30 38H46L50 94Z', 0.4) +
  line('M5 38H95', '#fff', 1.6) +
  sparkle(80, 18, 14, 3) +
  sparkle(20, 56, 8, 2);

export const GEMS = { ruby, emerald, diamond };
