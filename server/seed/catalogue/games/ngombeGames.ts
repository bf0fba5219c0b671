import { gamesOf } from '../gamesOf.ts';

export const NGOMBE_GAMES = gamesOf('ngombe-games', [
  ['Café Kilimanjaro', 'slots', 'highland', 'coffee mountain coin maize calabash sun bell', 6730, 220],
  ['Mahindi Millions', 'slots', 'savanna', 'maize sun coin drum calabash star', 2661, 560],
  ['Shamba Surprise', 'slots', 'jungle', 'maize mango watermelon lemon coffee coin chest', 624, 506],
  ['Harvest Bell', 'slots', 'copper', 'bell maize sun horseshoe coin lemon', 1279, 591],
  ['Chai Time Riches', 'slots', 'highland', 'goblet mountain lemon coin ring calabash', 1317, 345],
  ['Nyati of the Meadow', 'slots', 'jungle', 'buffalo hibiscus bell maize coin clover', 1359, 368],
  ['Pilipili Kali', 'slots', 'volcano', 'chili lightning coin sun seven drum', 2574, 62],
  ['Maziwa Lala Gold', 'slots', 'sandstone', 'calabash coin beads bell crown star', 336, 72],
  ['Milk & Moonlight', 'slots', 'nightfall', 'moon calabash star bell lantern coin', 42, 328],
  ['Kibuyu cha Bahati', 'slots', 'kitenge', 'calabash beads clover coin drum ring', 650, 561],
  ['Rainmaker Reels', 'slots', 'frost', 'lightning drum wave maize hibiscus coin', 904, 15],
  ['Lucky Kraal', 'slots', 'ember', 'horseshoe buffalo shield coin bell acacia', 447, 50],
  [
    'Wimbi la Majani',
    'slots',
    'highland',
    'clover mountain coffee coin lemon diamond',
    459,
    475,
    { status: 'inactive' },
  ],
  ['Potato Peril', 'mines', 'copper', 'coin bomb maize', 77, 412],
  ['Nane Nane Dice', 'dice', 'savanna', 'dice maize bell', 97, 607],
]);
