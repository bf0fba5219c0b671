import { boot } from '../../kit/boot';
import { MOTIFS } from '../../motifs';
import { blackjack } from '../rules/index.ts';
import './blackjack.scss';
import messages from './messages';
import { mountBlackjack } from './mountBlackjack';

boot(blackjack, { messages, palette: 'royal', symbols: ['cards', 'chip', 'star'], motifs: MOTIFS }, mountBlackjack);
