import type { RailConfigs } from '../../server/src/rails/index.ts';

/** A provider at home, in the place of a rail's real one. */
export interface StandIn {
  title: string;
  /** The setting of the server that says where the provider is; whoever sets it has one already. */
  address: string;
  port: string;
  /** The stand-in needs these settings besides its port. */
  envOf: (rails: RailConfigs, serverUrl: string) => Record<string, string>;
  /** The server needs these settings to be called by it from its own origin. */
  settingsOf?: (serverUrl: string) => Record<string, string>;
}

/** Each has the name of its rail, and of its folder in `sandbox`. */
export const STAND_INS: Readonly<Record<string, StandIn>> = {
  card: {
    title: 'The card provider',
    address: 'STRIPE_API_BASE',
    port: 'CARD_PORT',
    envOf: ({ card }, serverUrl) => ({
      CARD_WEBHOOK_URL: `${serverUrl}/api/hooks/card`,
      STRIPE_SECRET_KEY: card.secretKey,
      STRIPE_PUBLISHABLE_KEY: card.publishableKey,
      STRIPE_WEBHOOK_SECRET: card.webhookSecret,
    }),
  },
  mpesa: {
    title: 'M-Pesa',
    address: 'DARAJA_BASE_URL',
    port: 'MOBILE_PORT',
    envOf: ({ mpesa }) => ({
      DARAJA_CONSUMER_KEY: mpesa.consumerKey,
      DARAJA_CONSUMER_SECRET: mpesa.consumerSecret,
      DARAJA_SHORTCODE: mpesa.shortcode,
      DARAJA_PASSKEY: mpesa.passkey,
      DARAJA_INITIATOR_NAME: mpesa.initiatorName,
      DARAJA_SECURITY_CREDENTIAL: mpesa.securityCredential,
    }),
    settingsOf: (serverUrl) => ({ DARAJA_CALLBACK_BASE_URL: serverUrl }),
  },
};
