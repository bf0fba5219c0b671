import type { StandIn } from './StandIn.ts';

export const mpesa: StandIn = {
  title: 'M-Pesa',
  address: 'DARAJA_BASE_URL',
  port: 'MOBILE_PORT',
  envOf: ({ mpesa: config }) => ({
    DARAJA_CONSUMER_KEY: config.consumerKey,
    DARAJA_CONSUMER_SECRET: config.consumerSecret,
    DARAJA_SHORTCODE: config.shortcode,
    DARAJA_PASSKEY: config.passkey,
    DARAJA_INITIATOR_NAME: config.initiatorName,
    DARAJA_SECURITY_CREDENTIAL: config.securityCredential,
  }),
  settingsOf: (serverUrl) => ({ DARAJA_CALLBACK_BASE_URL: serverUrl }),
};
