import { describe, expect, it } from '@jest/globals';
import { readConfig } from './readConfig.ts';
import { requirePayments } from './requirePayments.ts';

const LIVE = {
  MODE: 'production',
  KES_PER_USD: '129.5',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  DARAJA_CONSUMER_KEY: 'consumer',
  DARAJA_CONSUMER_SECRET: 'secret',
  DARAJA_SHORTCODE: '600999',
  DARAJA_PASSKEY: 'passkey',
  DARAJA_INITIATOR_NAME: 'operator',
  DARAJA_SECURITY_CREDENTIAL: 'credential',
  DARAJA_CALLBACK_BASE_URL: 'https://karata.example',
  DARAJA_CALLBACK_SECRET: '0123456789abcdef',
};

describe('the payment settings', () => {
  it('are accepted in production, and reach the real providers', () => {
    const config = readConfig(LIVE);
    expect(() => requirePayments(config)).not.toThrow();
    expect([config.rails.card.apiBase, config.rails.mobile.baseUrl]).toEqual([
      'https://api.stripe.com',
      'https://api.safaricom.co.ke',
    ]);
  });

  it.each(Object.keys(LIVE).filter((name) => name !== 'MODE'))('are refused without %s', (name) => {
    expect(() => requirePayments(readConfig({ ...LIVE, [name]: '' }))).toThrow(
      `${name} is missing: give yours, or set MODE=sandbox`,
    );
  });
});
