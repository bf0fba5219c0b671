import { boot } from '../../kit/boot';
import { MOTIFS } from '../../motifs';
import './dice.scss';
import messages from './messages';
import { mountDice } from './mountDice';
import { dice } from '../rules/index.ts';

boot(dice, { messages, palette: 'royal', symbols: ['dice', 'clover', 'horseshoe'], motifs: MOTIFS }, mountDice);
