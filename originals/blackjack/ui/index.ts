import { boot } from '../../kit/boot';
import cards from '../../motifs/cards.svg';
import chip from '../../motifs/chip.svg';
import coin from '../../motifs/coin.svg';
import star from '../../motifs/star.svg';
import { blackjack } from '../rules/index.ts';
import './blackjack.scss';
import messages from './messages';
import { mountBlackjack } from './mountBlackjack';

const motifs = { cards, chip, coin, star };

boot(blackjack, { messages, palette: 'royal', symbols: ['cards', 'chip', 'star'], motifs }, mountBlackjack);
