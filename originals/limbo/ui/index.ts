import { boot } from '../../kit/boot';
import { limbo } from '../rules/index.ts';
import './limbo.scss';
import messages from './messages';
import { mountLimbo } from './mountLimbo';

void boot(limbo, { messages, palette: 'nightfall', symbols: ['balloon', 'star', 'moon'] }, mountLimbo);
