import { boot } from '../../kit/boot';
import { roulette } from '../rules/index.ts';
import messages from './messages';
import { mountRoulette } from './mountRoulette';
import './roulette.scss';

void boot(roulette, { messages, palette: 'kitenge', symbols: ['chip', 'coin', 'star'] }, mountRoulette);
