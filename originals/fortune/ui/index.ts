import { boot } from '../../kit/boot';
import { fortune } from '../rules/index.ts';
import './fortune.scss';
import messages from './messages';
import { mountFortune } from './mountFortune';

void boot(fortune, { messages, palette: 'kitenge', symbols: ['sun', 'coin', 'crown'] }, mountFortune);
