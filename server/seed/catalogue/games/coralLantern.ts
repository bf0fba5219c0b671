import { gamesOf } from '../gamesOf.ts';

export const CORAL_LANTERN_GAMES = gamesOf('coral-lantern', [
  ['Samaki Sabini', 'slots', 'lagoon', 'fish wave coin anchor diamond star', 3609, 701],
  ['Reef Royalty', 'slots', 'orchid', 'crown fish diamond ring hibiscus goblet wave', 1537, 610],
  ['Abyss Lantern', 'slots', 'nightfall', 'lantern fish anchor skull chest star', 2738, 653],
  ['Drowned Temple', 'slots', 'jungle', 'mask chest crocodile emerald key wave coin', 947, 341],
  ['Mawimbi Magic', 'slots', 'frost', 'wave potion star fish diamond moon', 1547, 218],
  ['Turtle Bay Tickets', 'slots', 'lagoon', 'palm wave coconut fish sun coin', 501, 689],
  ["Papa's Tackle Box", 'slots', 'copper', 'fish anchor key coin horseshoe compass', 1802, 299],
  ['Sunken Sevens', 'slots', 'royal', 'seven anchor bell fish chest diamond', 116, 522],
  ['Watamu Wonders', 'slots', 'sunset', 'fish palm hibiscus sun coconut star coin', 866, 214],
  ['Shipwreck Serenade', 'slots', 'sandstone', 'skull anchor dhow bell compass coin', 564, 710, { status: 'inactive' }],
  ['Tide Runner', 'crash', 'lagoon', 'dhow wave lightning', 724, 131],
  ['Clam Chance', 'mines', 'orchid', 'diamond bomb wave', 50, 80],
]);
