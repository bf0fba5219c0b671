import { gamesOf } from '../gamesOf.ts';

export const VELVET_QUILL_GAMES = gamesOf('velvet-quill', [
  ['Tome of the Nile Moon', 'slots', 'sandstone', 'book moon mask crown coin eagle key', 3342, 239],
  ["The Alchemist's Debt", 'slots', 'orchid', 'potion book ring skull ruby goblet lamp', 5373, 217],
  ['Midnight Archive', 'slots', 'nightfall', 'book key lantern skull star moon', 2042, 228],
  ['Crown of Saint Orla', 'slots', 'royal', 'crown goblet ring ruby shield book coin', 1026, 356],
  ["Dragon's Footnote", 'slots', 'volcano', 'dragon book chest crown ruby coin key', 2609, 537],
  ['Lampwright', 'slots', 'copper', 'lamp lantern potion ring coin star', 763, 388],
  ["Forêt d'Émeraude", 'slots', 'jungle', 'emerald potion clover book gecko goblet', 1628, 162],
  ['Quill & Skull', 'slots', 'sandstone', 'skull book key compass anchor goblet', 140, 599],
  ['Duchess Domino', 'slots', 'orchid', 'ring crown diamond cards dice goblet hibiscus', 326, 411],
  ['Phoenix Ballad', 'slots', 'ember', 'phoenix book star ruby goblet coin lightning', 2999, 117],
  ['The Ninth Candle', 'slots', 'ember', 'lantern book skull key moon ring', 235, 19],
  ['Masquerade Quartet', 'slots', 'royal', 'mask cards ring goblet diamond ruby', 2436, 621, { status: 'inactive' }],
  ['Cursed Cloister', 'mines', 'nightfall', 'ruby bomb skull', 684, 628],
]);
