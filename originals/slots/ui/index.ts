import { boot } from '../../kit/boot';
import { mountSlots } from './mountSlots';
import { slots } from '../rules/index.ts';
import { SLOTS } from './symbolArt';
import './slots.scss';

void boot(slots, SLOTS, mountSlots);
