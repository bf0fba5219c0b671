import { boot } from '../../kit/boot';
import './crash.scss';
import messages from './messages';
import { mountCrash } from './mountCrash';
import { crash } from '../rules/index.ts';

void boot(crash, { messages, palette: 'nightfall', symbols: ['rocket', 'kite', 'balloon'] }, mountCrash);
