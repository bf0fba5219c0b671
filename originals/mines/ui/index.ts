import { MOTIFS } from '../../art/motifs/index.ts';
import { boot } from '../../kit/boot';
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
