import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/readConfig.ts';

describe('the settings of cards', () => {
  it('are those of the sandbox provider by default', () => {
    expect(readConfig({}).rails.card).toEqual({
      secretKey: 'sk_test_karata',
      publishableKey: 'pk_test_karata',
      webhookSecret: 'whsec_karata',
      apiBase: 'http://127.0.0.1:3002',
    });
  });

  it('reach the real provider in production', () => {
    expect(readConfig({ MODE: 'production', KES_PER_USD: '129.5' }).rails.card.apiBase).toBe('https://api.stripe.com');
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY does not fit: give a key that starts with sk_ or rk_'],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1' },
      'STRIPE_SECRET_KEY is for real money: set MODE=production, or give that of a test account',
    ],
    [
      { MODE: 'production', STRIPE_API_BASE: 'http://127.0.0.1:3002' },
      'STRIPE_API_BASE is "http://127.0.0.1:3002", which is for the sandbox: remove it, or set MODE=sandbox',
    ],
    [
      { MODE: 'production', STRIPE_SECRET_KEY: 'sk_test_51' },
      'STRIPE_SECRET_KEY is for the sandbox: give one of yours, or set MODE=sandbox',
    ],
    [
      { MODE: 'production', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_WEBHOOK_SECRET can be guessed: give a random one, such as "openssl rand -hex 24" prints',
    ],
    [
      { MODE: 'production', STRIPE_PUBLISHABLE_KEY: 'pk_test_51' },
      'STRIPE_PUBLISHABLE_KEY is for the sandbox: give one of yours, or set MODE=sandbox',
    ],
  ])('reports the mistake in %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new Error(message));
  });
});
