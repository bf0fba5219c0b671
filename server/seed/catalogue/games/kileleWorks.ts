import { gamesOf } from '../gamesOf.ts';

export const KILELE_WORKS_GAMES = gamesOf('kilele-works', [
  ['Crater King', 'slots', 'volcano', 'volcano crown ruby dragon lightning coin skull', 7455, 637],
  ['Point Lenana', 'slots', 'frost', 'mountain star compass diamond eagle coin sun', 4837, 86],
  ['Obsidian Throne', 'slots', 'volcano', 'crown skull volcano ruby shield goblet', 1954, 119],
  ['Moto Moto Mlima', 'slots', 'ember', 'volcano lightning chili ruby sun coin drum', 2799, 291],
  ['Glacier Lock', 'slots', 'frost', 'key diamond mountain moon chest star ring', 1456, 493],
  ['Locked Vault', 'slots', 'royal', 'key chest coin diamond ring goblet', 1450, 673, { link: 'refusing' }],
  ['Cloud Forest Idol', 'slots', 'jungle', 'mask emerald mountain gecko hibiscus coin', 672, 389],
  ["Hell's Gate Geyser", 'slots', 'sandstone', 'volcano eagle wave lightning zebra coin', 843, 513],
  ['Longonot Lava', 'slots', 'sunset', 'volcano buffalo ruby acacia sun coin bomb', 184, 454],
  ['Summit Seekers', 'slots', 'highland', 'compass mountain anchor eagle key coin lantern', 36, 456],
  ['Thunder over Elgon', 'slots', 'nightfall', 'lightning mountain elephant emerald drum moon', 2311, 170],
  ['Funicular Fever', 'crash', 'copper', 'train mountain coin', 244, 722],
  ['Magma Mines', 'mines', 'volcano', 'ruby bomb volcano', 3094, 319],
  ['Icefall', 'mines', 'frost', 'diamond bomb mountain', 298, 106],
]);
