/** Cards: the only file of this folder that others import. */
import type { RailModule } from '../RailModule.ts';
import { CARD_SCHEMAS } from './records.ts';
import { CARD_SETTINGS } from './settings.ts';

export const card = {
  settings: CARD_SETTINGS,
  schemas: CARD_SCHEMAS,
  async open(config) {
    const { openCardRail } = await import('./openCardRail.ts');
    return openCardRail(config);
  },
} satisfies RailModule<typeof CARD_SETTINGS>;
