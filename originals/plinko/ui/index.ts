import { boot } from '../../kit/boot';
import { plinko } from '../rules/index.ts';
import messages from './messages';
import { mountPlinko } from './mountPlinko';
import './plinko.scss';

void boot(plinko, { messages, palette: 'frost', symbols: ['coconut', 'palm', 'wave'] }, mountPlinko);
