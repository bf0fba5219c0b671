import { gamesOf } from '../gamesOf.ts';

export const SUKARI_LANE_GAMES = gamesOf('sukari-lane', [
  ['Sukari Tamu', 'slots', 'sugar', 'cherry pineapple lemon star watermelon diamond', 2707, 634],
  ['Crème de Coco', 'slots', 'sugar', 'coconut pineapple goblet star hibiscus banana ring', 4521, 43],
  ['Tropical Tornado', 'slots', 'lagoon', 'pineapple wave coconut mango lemon cherry star', 690, 138],
  ['Éclair Royale', 'slots', 'orchid', 'crown cherry lightning coffee diamond goblet', 753, 365],
  ['Embe Dodo', 'slots', 'sunset', 'mango sun lemon pineapple coin hibiscus', 2498, 541],
  ['Juice Junction', 'slots', 'jungle', 'lemon watermelon mango cherry bell goblet', 1135, 191],
  ['Fruit Kiosk 24', 'slots', 'neon', 'banana cherry lemon seven bell coin star', 2113, 696],
  ['Nanasi Nirvana', 'slots', 'savanna', 'pineapple palm sun coconut coin flamingo', 520, 253],
  ['Cherry Chipukizi', 'slots', 'orchid', 'cherry hibiscus star clover ring bell', 60, 321],
  ['Popcorn Palace', 'slots', 'royal', 'maize crown goblet star cherry coin', 174, 613],
  ['Sweet Tikiti', 'slots', 'sugar', 'watermelon cherry lemon balloon star coin', 1658, 9],
  ['Dafu Daydream', 'slots', 'lagoon', 'coconut palm wave sun dhow coin', 22, 111, { status: 'maintenance' }],
  ['Cherry Bomb Row', 'mines', 'sugar', 'cherry bomb star lemon', 779, 125],
  ['Sugar Cube Dice', 'dice', 'sugar', 'dice cherry', 2246, 169],
]);
