import { boot } from '../../kit/boot';
import { MOTIFS } from '../../motifs';
import { keno } from '../rules/index.ts';
import './keno.scss';
import messages from './messages';
import { mountKeno } from './mountKeno';

boot(keno, { messages, palette: 'highland', symbols: ['beads', 'calabash', 'star'], motifs: MOTIFS }, mountKeno);
