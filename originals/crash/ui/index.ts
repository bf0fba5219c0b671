import { boot } from '../../kit/boot';
import './crash.scss';
import messages from './messages';
import { mountCrash } from './mountCrash';
import { crash } from '../rules/index.ts';
import { VEHICLES } from './vehicles';

boot(crash, { messages, palette: 'nightfall', symbols: ['rocket', 'kite', 'balloon'], motifs: VEHICLES }, mountCrash);
