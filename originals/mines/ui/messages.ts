import type { MessageTable } from '../../kit/i18n';

export type MinesMessage =
  | 'title'
  | 'start'
  | 'cashOut'
  | 'pickFirst'
  | 'ready'
  | 'pick'
  | 'safe'
  | 'exploded'
  | 'cashed'
  | 'mines'
  | 'autoTiles'
  | 'now'
  | 'next'
  | 'field'
  | 'tile'
  | 'tileSafe'
  | 'tileMine'
  | 'helpPlay'
  | 'helpKeys'
  | 'helpPays';

export const minesMessages: MessageTable<MinesMessage> = {
  en: {
    title: 'Lagoon Gems',
    start: 'Start',
    cashOut: 'Cash out {amount}',
    pickFirst: 'Open a tile',
    ready: 'Choose how many mines to hide, then start',
    pick: 'Open a tile',
    safe: 'Safe! {multiplier}',
    exploded: 'A mine! Better luck next time',
    cashed: 'Cashed out at {multiplier}: won {amount}',
    mines: 'Mines',
    autoTiles: 'Tiles to open in a round',
    now: 'Now',
    next: 'Next',
    field: 'Field of 25 tiles',
    tile: 'Tile {row}, {column}: closed',
    tileSafe: 'Tile {row}, {column}: safe',
    tileMine: 'Tile {row}, {column}: mine',
    helpPlay:
      'Hide 1 to 24 mines among 25 tiles and start. Every safe tile raises the multiplier; cash out whenever you like. A mine ends the round.',
    helpKeys: 'With a keyboard, move with the arrow keys and open with Space or Enter.',
    helpPays: 'The multiplier is 97 % of the fair odds of having opened that many safe tiles, cut to two decimals.',
  },
  sw: {
    title: 'Vito vya Ziwa',
    start: 'Anza',
    cashOut: 'Chukua {amount}',
    pickFirst: 'Fungua kigae',
    ready: 'Chagua idadi ya mabomu, kisha anza',
    pick: 'Fungua kigae',
    safe: 'Salama! {multiplier}',
    exploded: 'Bomu! Pole, jaribu tena',
    cashed: 'Umechukua kwa {multiplier}: umeshinda {amount}',
    mines: 'Mabomu',
    autoTiles: 'Vigae vya kufungua kila raundi',
    now: 'Sasa',
    next: 'Kinachofuata',
    field: 'Uwanja wa vigae 25',
    tile: 'Kigae {row}, {column}: kimefungwa',
    tileSafe: 'Kigae {row}, {column}: salama',
    tileMine: 'Kigae {row}, {column}: bomu',
    helpPlay:
      'Ficha mabomu 1 hadi 24 kati ya vigae 25 kisha anza. Kila kigae salama huongeza kizidishi; chukua ushindi wakati wowote. Bomu humaliza raundi.',
    helpKeys: 'Kwa kibodi, sogea kwa vitufe vya mishale na ufungue kwa Space au Enter.',
    helpPays:
      'Kizidishi ni asilimia 97 ya uwiano wa haki wa kufungua vigae salama vya idadi hiyo, kilichokatwa hadi desimali mbili.',
  },
};
