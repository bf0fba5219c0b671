import { boot } from '../../kit/boot';
import { MOTIFS } from '../../motifs';
import { plinko } from '../rules/index.ts';
import messages from './messages';
import { mountPlinko } from './mountPlinko';
import './plinko.scss';

boot(plinko, { messages, palette: 'frost', symbols: ['coconut', 'palm', 'wave'], motifs: MOTIFS }, mountPlinko);
