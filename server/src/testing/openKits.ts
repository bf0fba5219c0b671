import { openCardKit } from '../rails/card/testing/cardKit.ts';
import { openMobileKit } from '../rails/mobile/testing/mobileKit.ts';
import type { RailKit } from './RailKit.ts';

/** The kit of each rail. */
const OPEN: readonly (() => RailKit)[] = [openCardKit, openMobileKit];

export const openKits = (): RailKit[] => OPEN.map((open) => open());
