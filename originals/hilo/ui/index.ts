import { boot } from '../../kit/boot';
import { MOTIFS } from '../../motifs';
import { hilo } from '../rules/index.ts';
import './hilo.scss';
import messages from './messages';
import { mountHilo } from './mountHilo';

boot(hilo, { messages, palette: 'royal', symbols: ['cards', 'crown', 'star'], motifs: MOTIFS }, mountHilo);
