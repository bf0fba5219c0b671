import { gamesOf } from '../gamesOf.ts';

export const NINTH_COMET_GAMES = gamesOf('ninth-comet', [
  ['Comet Courier', 'crash', 'orchid', 'rocket star moon', 2833, 550],
  ['Orbit Oasis', 'slots', 'nightfall', 'moon rocket star palm diamond lightning', 617, 375],
  ['Neon Nebula', 'slots', 'neon', 'star rocket moon lightning diamond seven', 2945, 32],
  ['Roketi 254', 'slots', 'ember', 'rocket star coin lightning moon drum', 5214, 492],
  ['Gravity Casino', 'slots', 'royal', 'chip rocket cards star moon dice diamond', 735, 547],
  ['Starlight Salvage', 'slots', 'copper', 'rocket key compass star chest coin', 2393, 347],
  ['Asteroid Orchard', 'slots', 'jungle', 'cherry star rocket lemon moon watermelon', 90, 104],
  ['Sunspot Sevens', 'slots', 'sunset', 'seven sun star lightning bell coin', 784, 706],
  ['Lunar Safari', 'slots', 'frost', 'elephant moon rocket star lion diamond', 1668, 664],
  ['Zero G Fruits', 'slots', 'neon', 'lemon rocket cherry star banana moon', 209, 42],
  ['Apollo Kites', 'crash', 'lagoon', 'kite moon star', 2156, 129],
  ['Moon Dust Mines', 'mines', 'frost', 'star bomb moon diamond', 158, 247],
  ['Quantum Dadu', 'dice', 'neon', 'dice star lightning', 1011, 441],
]);
