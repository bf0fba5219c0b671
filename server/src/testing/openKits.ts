import { openCardKit } from '../rails/card/testing/cardKit.ts';
import { openMobileKit } from '../rails/mobile/testing/mobileKit.ts';
import type { RailKit } from './RailKit.ts';

/** Each rail of the tests. The line of a rail goes with its folder. */
const OPEN: readonly (() => RailKit)[] = [openCardKit, openMobileKit];

export const openKits = (): RailKit[] => OPEN.map((open) => open());
