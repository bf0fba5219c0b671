import { gamesOf } from '../gamesOf.ts';

export const CINDER_CRANE_GAMES = gamesOf('cinder-crane', [
  ['Joka la Moto', 'slots', 'volcano', 'dragon lantern coin ruby bell drum lightning', 5652, 447],
  ['Lantern River', 'slots', 'sunset', 'lantern dragon fish coin wave hibiscus', 4391, 495],
  ['Emerald Pavilion', 'slots', 'jungle', 'emerald dragon bell goblet lantern coin', 2004, 185],
  ['Nine Golden Carp', 'slots', 'lagoon', 'fish coin lantern wave ring bell diamond', 1824, 663],
  ['Paper Crane Promise', 'slots', 'sugar', 'hibiscus star lantern ring moon bell', 124, 315],
  ['Temple Bell Echo', 'slots', 'copper', 'bell dragon drum lantern mountain coin', 828, 184],
  ['Cinnabar Gate', 'slots', 'ember', 'dragon key ruby shield lantern coin crown', 978, 652],
  ['Feniksi wa Alfajiri', 'slots', 'sunset', 'phoenix sun ruby lantern star coin', 1892, 190],
  [
    'Peony Palace',
    'slots',
    'orchid',
    'hibiscus goblet ring lantern diamond coin fish',
    56,
    490,
    { status: 'maintenance' },
  ],
  ['Dragón de Jade', 'slots', 'highland', 'dragon emerald mountain bell coin lantern', 915, 45],
  ['Phoenix Rising Sun', 'crash', 'volcano', 'phoenix sun star', 1573, 330],
  ['Firecracker Alley', 'mines', 'neon', 'lantern bomb coin star', 1383, 168],
]);
