import { ANIMALS } from './animals.ts';
import { CROPS } from './crops.ts';
import { CULTURE } from './culture.ts';
import type { Motif } from './draw.ts';
import { FANTASY } from './fantasy.ts';
import { FRUIT } from './fruit.ts';
import { GAMES } from './games.ts';
import { GEMS } from './gems.ts';
import { NATURE } from './nature.ts';
import { PLANTS } from './plants.ts';
import { TRAVEL } from './travel.ts';
import { TREASURE } from './treasure.ts';

const GROUPS = {
  ...ANIMALS,
  ...PLANTS,
  ...NATURE,
  ...TREASURE,
  ...GEMS,
  ...FRUIT,
  ...CROPS,
  ...CULTURE,
  ...TRAVEL,
  ...GAMES,
  ...FANTASY,
};

export type MotifId = keyof typeof GROUPS;

export const MOTIFS: Readonly<Record<MotifId, Motif>> = GROUPS;
export type { Motif };
