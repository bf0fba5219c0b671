import { gamesOf } from '../gamesOf.ts';

export const TWIGA_TATU_GAMES = gamesOf('twiga-tatu-studio', [
  ['Twiga Mrefu', 'slots', 'jungle', 'giraffe acacia banana hibiscus star coin drum', 6395, 99],
  ['Gecko Disco', 'slots', 'neon', 'gecko star ball lightning cherry seven', 4083, 252],
  ['Punda Milia Parade', 'slots', 'sugar', 'zebra balloon drum hibiscus star trophy', 1391, 728],
  ['Flamingo Fandango', 'slots', 'orchid', 'flamingo hibiscus palm goblet diamond coin star', 2890, 515],
  ['Tembo Hot Spring', 'slots', 'lagoon', 'elephant wave fish hibiscus diamond star', 2220, 336],
  ['Croc on the Clock', 'slots', 'jungle', 'crocodile bell key coin fish banana palm', 1084, 273],
  ['Siesta Simba', 'slots', 'nightfall', 'lion moon star baobab lantern coin', 529, 105],
  ['Rhino Rollers', 'slots', 'kitenge', 'rhino ball trophy star lightning coin horseshoe', 586, 410],
  ['Three Tall Tales', 'slots', 'highland', 'giraffe book key star acacia mountain', 1761, 266],
  ['Mjusi Juju', 'slots', 'savanna', 'gecko calabash mask drum potion coin sun', 68, 462],
  ['Leopard Laundry', 'slots', 'frost', 'leopard ring coin star diamond key', 507, 467, { status: 'maintenance' }],
  ['Ndizi Bandits', 'slots', 'sunset', 'banana mask coin key pineapple chest', 5466, 565],
  ['Kite Race Kisumu', 'crash', 'sugar', 'kite sun fish', 1978, 387],
  ['Balloon Safari Sprint', 'crash', 'highland', 'balloon giraffe acacia', 1869, 221],
  ['Mango Mischief', 'mines', 'jungle', 'mango bomb banana', 359, 438],
  ['Zebra Crossing Dice', 'dice', 'neon', 'dice zebra star', 1060, 657],
]);
