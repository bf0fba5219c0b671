import { boot } from '../../kit/boot';
import * as MOTIFS from '../../motifs';
import { minesMessages } from './messages';
import './mines.scss';
import { mountMines } from './mountMines';

boot(
  'mines',
  {
    title: { en: minesMessages.en.title, sw: minesMessages.sw.title },
    palette: 'lagoon',
    symbols: ['diamond', 'chest', 'coin'],
    motifs: MOTIFS,
  },
  mountMines,
);
