import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/readConfig.ts';

describe('the settings of M-Pesa', () => {
  it('are those of the sandbox provider by default', () => {
    expect(readConfig({}).rails.mpesa).toEqual({
      baseUrl: 'http://127.0.0.1:3003',
      consumerKey: 'demo-key',
      consumerSecret: 'demo-secret',
      shortcode: '600100',
      passkey: 'demo-passkey',
      initiatorName: 'demo-operator',
      securityCredential: 'demo-credential',
      callbackBaseUrl: 'http://127.0.0.1:3001',
      callbackSecret: 'demo-callback-secret',
    });
  });

  it('reach the real provider in production', () => {
    expect(readConfig({ MODE: 'production', KES_PER_USD: '129.5' }).rails.mpesa.baseUrl).toBe(
      'https://api.safaricom.co.ke',
    );
  });

  it.each([
    [
      { DARAJA_CALLBACK_SECRET: 'mpesa-0123456789abcdef' },
      'DARAJA_CALLBACK_SECRET does not fit: give 16 to 128 letters, digits, - or _, without mpesa, safaricom, query, sql, cmd or exe in it',
    ],
    [
      { DARAJA_BASE_URL: 'https://api.safaricom.co.ke' },
      'DARAJA_BASE_URL is for real money: set MODE=production, or give that of a test account',
    ],
    [
      { MODE: 'production', DARAJA_CALLBACK_SECRET: 'a'.repeat(16) },
      'DARAJA_CALLBACK_SECRET can be guessed: give a random one, such as "openssl rand -hex 24" prints',
    ],
    [
      { MODE: 'production', DARAJA_PASSKEY: 'demo-passkey' },
      'DARAJA_PASSKEY is for the sandbox: give one of yours, or set MODE=sandbox',
    ],
    ...['https://sandbox.safaricom.co.ke', 'http://daraja.example', 'https://localhost:3003', 'https://127.0.0.1'].map(
      (origin) =>
        [
          { MODE: 'production', DARAJA_BASE_URL: origin },
          `DARAJA_BASE_URL is "${origin}": give a public https origin, or set MODE=sandbox`,
        ] as const,
    ),
  ])('reports the mistake in %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new Error(message));
  });
});
