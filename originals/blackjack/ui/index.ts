import { boot } from '../../kit/boot';
import { blackjack } from '../rules/index.ts';
import './blackjack.scss';
import messages from './messages';
import { mountBlackjack } from './mountBlackjack';

void boot(blackjack, { messages, palette: 'royal', symbols: ['cards', 'chip', 'star'] }, mountBlackjack);
