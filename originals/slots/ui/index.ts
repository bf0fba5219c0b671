import { boot } from '../../kit/boot';
import { MOTIFS } from '../../motifs';
import { mountSlots } from './mountSlots';
import messages from './messages';
import './slots.scss';

const symbols = ['lion', 'drum', 'shield', 'baobab', 'coin', 'mask'] as const;

boot('slots', { messages, palette: 'savanna', symbols, motifs: MOTIFS }, mountSlots);
