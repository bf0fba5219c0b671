import { boot } from '../../kit/boot';
import './dice.scss';
import messages from './messages';
import { mountDice } from './mountDice';
import { dice } from '../rules/index.ts';

void boot(dice, { messages, palette: 'royal', symbols: ['dice', 'clover', 'horseshoe'] }, mountDice);
