import { boot } from '../../kit/boot';
import { MOTIFS } from '../../motifs';
import { limbo } from '../rules/index.ts';
import './limbo.scss';
import messages from './messages';
import { mountLimbo } from './mountLimbo';

boot(limbo, { messages, palette: 'nightfall', symbols: ['balloon', 'star', 'moon'], motifs: MOTIFS }, mountLimbo);
