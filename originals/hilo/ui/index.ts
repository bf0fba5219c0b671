import { boot } from '../../kit/boot';
import { hilo } from '../rules/index.ts';
import './hilo.scss';
import messages from './messages';
import { mountHilo } from './mountHilo';

void boot(hilo, { messages, palette: 'royal', symbols: ['cards', 'crown', 'star'] }, mountHilo);
