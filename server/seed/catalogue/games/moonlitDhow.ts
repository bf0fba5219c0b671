import { gamesOf } from '../gamesOf.ts';

export const MOONLIT_DHOW_GAMES = gamesOf('moonlit-dhow', [
  ['Jahazi Moon', 'slots', 'lagoon', 'dhow moon lantern coin anchor fish star', 8990, 374],
  ['Lamu Lanterns', 'slots', 'sunset', 'lantern dhow key palm coffee coin', 3212, 335],
  ['Spice Port Fortune', 'slots', 'copper', 'chili coffee dhow compass lantern coin beads', 4918, 508],
  ['Hazina ya Bahari', 'slots', 'lagoon', 'chest dhow anchor ruby coin compass skull', 3862, 122],
  ['Monsoon Merchants', 'slots', 'nightfall', 'dhow lightning wave chest beads goblet coin', 1308, 153],
  ['Île aux Trésors', 'slots', 'jungle', 'chest palm skull compass key coin emerald', 1107, 57],
  ['Dira ya Dhahabu', 'slots', 'royal', 'compass coin dhow star key anchor', 1935, 174],
  ['Kengele za Bandari', 'slots', 'copper', 'bell anchor lantern dhow ring horseshoe coin', 271, 41],
  ['Old Town Alleys', 'slots', 'sandstone', 'key lantern coffee book ring coin', 289, 272],
  ['Mawimbi Mawili', 'slots', 'frost', 'wave fish dhow palm star diamond', 1234, 197],
  ["The Sultana's Locket", 'slots', 'orchid', 'ring goblet lamp ruby crown hibiscus coin', 1071, 483],
  [
    'Captain Nyangumi',
    'slots',
    'nightfall',
    'anchor skull dhow chest fish coin wave',
    1773,
    95,
    { status: 'maintenance' },
  ],
  ["Sinbad's Seventh Tide", 'slots', 'ember', 'lamp seven dhow wave dragon coin book', 256, 88],
  ['Coral Stone Palace', 'slots', 'sunset', 'goblet crown lantern palm diamond ring key', 1344, 527],
  ['Taa ya Ajabu', 'slots', 'royal', 'lamp book moon ring star potion coin', 3042, 6],
  ['Kaskazi Wind', 'crash', 'lagoon', 'dhow wave star', 1263, 179],
  ['Pearl Reef Mines', 'mines', 'frost', 'diamond bomb fish wave', 2413, 318],
]);
