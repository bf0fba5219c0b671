import { boot } from '../../kit/boot';
import { mountSlots } from './mountSlots';
import { SLOTS } from './symbolArt';
import './slots.scss';

boot('slots', SLOTS, mountSlots);
