import { boot } from '../../kit/boot';
import { keno } from '../rules/index.ts';
import './keno.scss';
import messages from './messages';
import { mountKeno } from './mountKeno';

void boot(keno, { messages, palette: 'highland', symbols: ['beads', 'calabash', 'star'] }, mountKeno);
