import { gamesOf } from '../gamesOf.ts';

export const NGOMA_FORGE_GAMES = gamesOf('ngoma-forge', [
  ['Dadu Kali', 'dice', 'kitenge', 'dice drum star', 7080, 61],
  ['Ngoma ya Usiku', 'slots', 'nightfall', 'drum moon mask lantern beads star coin', 3785, 644],
  ['Mask of Many', 'slots', 'kitenge', 'mask drum shield beads spear coin sun', 6040, 662],
  ['Shanga na Dhahabu', 'slots', 'ember', 'beads coin ring crown calabash drum', 644, 486],
  ['Kinyago Kingdom', 'slots', 'jungle', 'mask crown leopard emerald drum coin key', 1515, 407],
  ['Ngao ya Shaba', 'slots', 'copper', 'shield spear lion coin drum star', 628, 56],
  ['Dance of the Spears', 'slots', 'sunset', 'spear shield drum beads sun calabash coin', 1593, 265],
  ['Ancestor Drums', 'slots', 'sandstone', 'drum mask baobab calabash moon coin', 227, 114],
  ['Royal Kente Rush', 'slots', 'royal', 'beads crown drum ring star diamond coin', 14, 366],
  ['Kitenge Carnival', 'slots', 'kitenge', 'hibiscus drum mask balloon star beads trophy', 4586, 1],
  ["Griot's Ledger", 'slots', 'savanna', 'book drum lantern coin key calabash', 164, 267, { link: 'none' }],
  ['Marimba Storm', 'slots', 'lagoon', 'lightning drum wave star shield coin', 487, 310],
  ['Drumroll', 'crash', 'ember', 'kite drum lightning', 2457, 498],
]);
