import { boot } from '../../kit/boot';
import { MOTIFS } from '../../motifs';
import { fortune } from '../rules/index.ts';
import './fortune.scss';
import messages from './messages';
import { mountFortune } from './mountFortune';

boot(fortune, { messages, palette: 'kitenge', symbols: ['sun', 'coin', 'crown'], motifs: MOTIFS }, mountFortune);
