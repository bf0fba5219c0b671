import { boot } from '../../kit/boot';
import { MOTIFS } from '../../motifs';
import messages from './messages';
import './mines.scss';
import { mountMines } from './mountMines';
import { mines } from '../rules/index.ts';

boot(mines, { messages, palette: 'lagoon', symbols: ['diamond', 'chest', 'coin'], motifs: MOTIFS }, mountMines);
