/** Other folders import only this file of cards. */
import type { RailModule } from '../Rail.ts';
import { CARD_SCHEMAS } from './records.ts';
import { CARD_SETTINGS } from './settings.ts';

export const card = {
  settings: CARD_SETTINGS,
  schemas: CARD_SCHEMAS,
  async open(config) {
    const [{ createCardRail }, { createStripeGateway }] = await Promise.all([
      import('./createCardRail.ts'),
      import('./stripe/createStripeGateway.ts'),
    ]);
    const { publishableKey, apiBase: standIn } = config;
    return createCardRail(createStripeGateway(config), { publishableKey, standIn });
  },
} satisfies RailModule<typeof CARD_SETTINGS>;
