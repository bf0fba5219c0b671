import { boot } from '../../kit/boot';
import { MOTIFS } from '../../motifs';
import { roulette } from '../rules/index.ts';
import messages from './messages';
import { mountRoulette } from './mountRoulette';
import './roulette.scss';

boot(roulette, { messages, palette: 'kitenge', symbols: ['chip', 'coin', 'star'], motifs: MOTIFS }, mountRoulette);
