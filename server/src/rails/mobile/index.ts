/** Mobile money: the only file of this folder that others import. */
import type { RailModule } from '../RailModule.ts';
import { MOBILE_SCHEMAS } from './records.ts';
import { MOBILE_SETTINGS } from './settings.ts';

export const mobile = {
  settings: MOBILE_SETTINGS,
  schemas: MOBILE_SCHEMAS,
  async open(config) {
    const { openMobileRail } = await import('./openMobileRail.ts');
    return openMobileRail(config);
  },
} satisfies RailModule<typeof MOBILE_SETTINGS>;
