import { boot } from '../../kit/boot';
import messages from './messages';
import './mines.scss';
import { mountMines } from './mountMines';
import { mines } from '../rules/index.ts';

void boot(
  mines,
  { messages, palette: 'lagoon', symbols: ['diamond', 'chest', 'coin'], alsoShown: () => ['bomb'] },
  mountMines,
);
