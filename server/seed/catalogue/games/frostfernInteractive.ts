import { gamesOf } from '../gamesOf.ts';

export const FROSTFERN_GAMES = gamesOf('frostfern-interactive', [
  ['Aurora Boréale', 'slots', 'frost', 'star moon mountain diamond eagle ring', 5839, 54],
  ['Wolfsbane Winter', 'slots', 'nightfall', 'moon potion skull book key ruby', 1699, 633],
  ['Åska & Iron', 'slots', 'copper', 'lightning shield spear crown mountain coin', 2539, 605],
  ['Hoarfrost Heist', 'slots', 'frost', 'diamond key chest mask moon coin lantern', 1742, 695],
  ['Fjord Phantoms', 'slots', 'lagoon', 'skull dhow anchor lantern wave coin', 1118, 419],
  ['Midsummer Wreath', 'slots', 'highland', 'hibiscus sun clover drum goblet ring', 380, 423],
  ['Emberfall Lodge', 'slots', 'ember', 'lantern coffee mountain bell star coin', 149, 558],
  ['Snøkrystall', 'slots', 'frost', 'diamond star mountain ring bell key moon', 420, 77],
  ['Barafu Blast', 'slots', 'royal', 'diamond lightning mountain star coin seven', 956, 487, { status: 'maintenance' }],
  ["Raven's Tithe", 'slots', 'orchid', 'coin eagle skull book ring goblet', 858, 552],
  ['Frozen Fuse', 'mines', 'frost', 'emerald bomb star', 2177, 386],
  ['Sleigh Shot', 'crash', 'nightfall', 'train star mountain', 365, 654, { status: 'maintenance' }],
]);
