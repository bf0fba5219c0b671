import { boot } from '../../kit/boot';
import * as MOTIFS from '../../motifs';
import { mountSlots } from './mountSlots';
import { slotsMessages } from './messages';
import './slots.scss';

boot(
  'slots',
  {
    title: { en: slotsMessages.en.title, sw: slotsMessages.sw.title },
    palette: 'savanna',
    symbols: ['lion', 'drum', 'shield', 'baobab', 'coin', 'mask'],
    motifs: MOTIFS,
  },
  mountSlots,
);
