import { boot } from '../../kit/boot';
import * as MOTIFS from '../../motifs';
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
