import { openCardKit } from '../rails/card/testing/cardKit.ts';
import { openMpesaKit } from '../rails/mpesa/testing/mpesaKit.ts';
import type { RailKit } from './RailKit.ts';

/** The kit of each rail. */
const OPEN: readonly (() => RailKit)[] = [openCardKit, openMpesaKit];

export const openKits = (): RailKit[] => OPEN.map((open) => open());
