import { ConfigError } from './ConfigError.ts';
import type { PaymentConfig } from './readPayments.ts';

/** @throws ConfigError naming every setting of money that production lacks */
export function requirePayments({ card, mobile, kesPerUsd }: PaymentConfig): void {
  const needed = {
    KES_PER_USD: kesPerUsd,
    STRIPE_SECRET_KEY: card.secretKey,
    STRIPE_PUBLISHABLE_KEY: card.publishableKey,
    STRIPE_WEBHOOK_SECRET: card.webhookSecret,
    DARAJA_CONSUMER_KEY: mobile.consumerKey,
    DARAJA_CONSUMER_SECRET: mobile.consumerSecret,
    DARAJA_SHORTCODE: mobile.shortcode,
    DARAJA_PASSKEY: mobile.passkey,
    DARAJA_INITIATOR_NAME: mobile.initiatorName,
    DARAJA_SECURITY_CREDENTIAL: mobile.securityCredential,
    DARAJA_CALLBACK_BASE_URL: mobile.callbackBaseUrl,
    DARAJA_CALLBACK_SECRET: mobile.callbackSecret,
  };
  const missing = Object.entries(needed).filter(([, value]) => !value);
  const lines = missing.map(([name]) => `${name} is missing: give yours, or set MODE=sandbox`);
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
}
