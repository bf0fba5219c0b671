import { MOTIFS } from '../../art/motifs/index.ts';
import { boot } from '../../kit/boot';
import './dice.scss';
import { diceMessages } from './messages';
import { mountDice } from './mountDice';

boot(
  'dice',
  {
    title: { en: diceMessages.en.title, sw: diceMessages.sw.title },
    palette: 'royal',
    symbols: ['dice', 'clover', 'horseshoe'],
    motifs: MOTIFS,
  },
  mountDice,
);
