import type { Rail } from '../Rail.ts';
import { createCardRail } from './createCardRail.ts';
import type { CardConfig } from './settings.ts';
import { createStripeGateway } from './stripe/createStripeGateway.ts';

export const openCardRail = (config: CardConfig): Rail =>
  createCardRail(createStripeGateway(config), { publishableKey: config.publishableKey, standIn: config.apiBase });
