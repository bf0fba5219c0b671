import { gamesOf } from '../gamesOf.ts';

export const COPPER_BELL_GAMES = gamesOf('copper-bell-works', [
  ['Saba Saba', 'slots', 'royal', 'seven bell cherry star coin horseshoe', 2622, 314],
  ['Ring the Foundry', 'slots', 'copper', 'bell seven coin horseshoe lemon key', 706, 400],
  ['Hot Cherry Lane', 'slots', 'volcano', 'cherry seven lemon bell chili star', 660, 202],
  ['Clover County Fair', 'slots', 'highland', 'clover horseshoe bell trophy balloon coin', 880, 301],
  ['Diamond Sevens Deco', 'slots', 'frost', 'diamond seven bell ring star chip', 3924, 562],
  ['Triple Horseshoe', 'slots', 'sandstone', 'horseshoe seven clover coin bell cherry', 401, 648],
  ['Lemon Drop Lounge', 'slots', 'neon', 'lemon goblet cherry seven chip star bell', 84, 287],
  ['Bahati Express', 'slots', 'sunset', 'train clover bell seven coin star', 811, 593],
  ['Kengele Kumi', 'slots', 'savanna', 'bell drum coin seven star lemon', 435, 355],
  [
    'Vintage Vegas Vibes',
    'slots',
    'ember',
    'chip seven cards dice cherry star bell',
    108,
    590,
    { status: 'maintenance' },
  ],
  ['Brass Bones', 'dice', 'copper', 'dice bell horseshoe', 803, 161],
]);
