import { boot } from '../../kit/boot';
import chip from '../../motifs/chip.svg';
import coin from '../../motifs/coin.svg';
import crown from '../../motifs/crown.svg';
import diamond from '../../motifs/diamond.svg';
import lion from '../../motifs/lion.svg';
import star from '../../motifs/star.svg';
import { roulette } from '../rules/index.ts';
import messages from './messages';
import { mountRoulette } from './mountRoulette';
import './roulette.scss';

/** The others are left out: a table with a wheel weighs enough. */
const motifs = { chip, coin, crown, diamond, lion, star };

boot(roulette, { messages, palette: 'kitenge', symbols: ['chip', 'coin', 'star'], motifs }, mountRoulette);
