import type { Config } from '../config/readConfig.ts';
import { requirePayments } from '../config/requirePayments.ts';
import type { CardGateway } from '../rails/card/CardGateway.ts';
import { createDarajaGateway } from '../rails/mobile/daraja/createDarajaGateway.ts';
import type { MobileGateway } from '../rails/mobile/MobileGateway.ts';
import { createStripeGateway } from '../rails/card/stripe/createStripeGateway.ts';

export interface Gateways {
  card: CardGateway;
  mobile: MobileGateway;
}

/**
 * Whoever takes cards and moves mobile money. In the sandbox the same adapters talk to the stand-ins.
 * @throws ConfigError when production lacks a setting
 */
export function createGateways({
  mode,
  card,
  mobile,
  kesPerUsd,
}: Pick<Config, 'mode' | 'card' | 'mobile' | 'kesPerUsd'>): Gateways {
  if (mode === 'production') requirePayments({ card, mobile, kesPerUsd });
  return { card: createStripeGateway(card), mobile: createDarajaGateway(mobile) };
}
