import { gamesOf } from '../gamesOf.ts';

export const OLD_QUAY_GAMES = gamesOf('old-quay-gaming', [
  [
    "Harbour Lights '62",
    'slots',
    'nightfall',
    'lantern anchor bell coin compass seven',
    285,
    463,
    { status: 'inactive' },
  ],
  ['Rum Cove Riches', 'slots', 'copper', 'skull goblet chest anchor coin key', 16, 466, { status: 'inactive' }],
  ['Pharos', 'slots', 'sandstone', 'lantern compass wave coin star book', 544, 631, { status: 'inactive' }],
  ['Salty Sevens', 'slots', 'lagoon', 'seven anchor fish bell wave coin', 551, 583, { status: 'inactive' }],
  ['Steam Packet', 'crash', 'copper', 'train anchor coin', 27, 519, { status: 'inactive' }],
  ['Barnacle Mines', 'mines', 'lagoon', 'emerald bomb anchor', 309, 503, { status: 'inactive' }],
]);
