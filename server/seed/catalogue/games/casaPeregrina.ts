import { gamesOf } from '../gamesOf.ts';

export const CASA_PEREGRINA_GAMES = gamesOf('casa-peregrina', [
  ['Señor Mango', 'slots', 'sunset', 'mango chili mask horseshoe drum coin sun', 7790, 436],
  ['Piñata Relámpago', 'slots', 'sugar', 'star lightning balloon cherry mask coin', 5944, 433],
  ['Café con Suerte', 'slots', 'copper', 'coffee clover horseshoe coin lemon bell', 634, 350],
  ['Día de la Fortuna', 'slots', 'orchid', 'skull hibiscus lantern coin mask ring drum', 3159, 188],
  ['Montaña Esmeralda', 'slots', 'jungle', 'emerald mountain mask gecko coin chest', 716, 199],
  ['La Reina del Sol', 'slots', 'savanna', 'sun crown mask goblet ruby coin', 1248, 615],
  ['Toro Tormenta', 'slots', 'ember', 'buffalo lightning shield ruby horseshoe coin', 3477, 603],
  ['São Sereno', 'slots', 'lagoon', 'palm ball drum pineapple sun coin wave', 319, 142],
  ['Chili Cantina', 'slots', 'volcano', 'chili lemon goblet maize coin bell seven', 1470, 393],
  ['Corazón de Rubí', 'slots', 'royal', 'ruby ring hibiscus crown goblet key', 596, 172],
  ['Globo Loco', 'crash', 'sunset', 'balloon sun coin', 934, 182],
  ['Dados del Puerto', 'dice', 'kitenge', 'dice anchor coin', 476, 64],
]);
