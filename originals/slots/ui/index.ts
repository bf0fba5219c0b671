import { boot } from '../../kit/boot';
import * as MOTIFS from '../../motifs';
import { mountSlots } from './mountSlots';
import messages from './messages';
import './slots.scss';

boot(
  'slots',
  {
    messages,
    palette: 'savanna',
    symbols: ['lion', 'drum', 'shield', 'baobab', 'coin', 'mask'],
    motifs: MOTIFS,
  },
  mountSlots,
);
