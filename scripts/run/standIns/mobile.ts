import type { StandIn } from './StandIn.ts';

export const mobile: StandIn = {
  title: 'Mobile money',
  address: 'DARAJA_BASE_URL',
  port: 'MOBILE_PORT',
  envOf: ({ mobile: config }) => ({
    DARAJA_CONSUMER_KEY: config.consumerKey,
    DARAJA_CONSUMER_SECRET: config.consumerSecret,
    DARAJA_SHORTCODE: config.shortcode,
    DARAJA_PASSKEY: config.passkey,
    DARAJA_INITIATOR_NAME: config.initiatorName,
    DARAJA_SECURITY_CREDENTIAL: config.securityCredential,
  }),
  settingsOf: (serverUrl) => ({ DARAJA_CALLBACK_BASE_URL: serverUrl }),
};
