import { gamesOf } from '../gamesOf.ts';

export const MATATU_NIGHTS_GAMES = gamesOf('matatu-nights', [
  ['Nganya Express', 'slots', 'neon', 'matatu star drum lightning coin seven ball', 8645, 369],
  ['Thika Road Thrills', 'slots', 'sunset', 'matatu lightning coin horseshoe chip star', 3377, 91],
  ['Kanairo Lights', 'slots', 'nightfall', 'star matatu moon ring chip lantern coin', 2486, 298],
  ['Sherehe Saturday', 'slots', 'orchid', 'goblet ball drum star cherry diamond', 4778, 421],
  ['Mbogi ya Doo', 'slots', 'neon', 'coin crown chip cards ring matatu diamond', 1902, 667],
  ["Conductor's Change", 'slots', 'copper', 'coin matatu bell key horseshoe seven', 2194, 435],
  ['Graffiti Gold', 'slots', 'kitenge', 'mask star coin lightning drum crown matatu', 611, 60],
  ['Thao Tano', 'slots', 'royal', 'seven coin chip star bell crown', 2057, 434],
  ['Last Stop Luck', 'slots', 'ember', 'lantern matatu moon clover coin horseshoe', 214, 491],
  ['Uhuru Park Picnic', 'slots', 'jungle', 'watermelon mango balloon kite ball coin lemon', 265, 534],
  ['Form ni Gani', 'slots', 'sugar', 'goblet cherry pineapple star seven ball coin', 129, 461],
  ['DJ Ndege', 'slots', 'neon', 'eagle drum star lightning ball diamond', 1173, 440, { status: 'maintenance' }],
  ['Kombe la Mtaa', 'slots', 'highland', 'trophy ball shield star drum coin', 5005, 540],
  ['Overtaking Lane', 'crash', 'ember', 'matatu lightning coin', 2511, 87],
  ['Rooftop Rockets', 'crash', 'orchid', 'rocket star moon', 2296, 2],
  ['Backseat Dice', 'dice', 'nightfall', 'dice matatu chip', 995, 482],
]);
