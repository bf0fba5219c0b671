import type { StandIn } from './StandIn.ts';

export const card: StandIn = {
  title: 'The card provider',
  address: 'STRIPE_API_BASE',
  port: 'CARD_PORT',
  envOf: (rails, serverUrl) => ({
    CARD_WEBHOOK_URL: `${serverUrl}/api/hooks/card`,
    STRIPE_SECRET_KEY: rails.card.secretKey,
    STRIPE_PUBLISHABLE_KEY: rails.card.publishableKey,
    STRIPE_WEBHOOK_SECRET: rails.card.webhookSecret,
  }),
};
