import { type ConfigOf, ORIGIN, OriginSchema, railSecret, railSetting, textLike } from '../settingTypes.ts';

/** No white space, which would come from a paste. */
const CredentialSchema = textLike(/^\S*$/);
/** Part of a path, where Safaricom refuses some words. */
const CallbackSecretSchema = textLike(/^(?:(?!.*(?:mpesa|safaricom|query|sql|cmd|exe))[\w-]{16,128})?$/i);

const test = /^demo/;
const secret = (name: string, details: Parameters<typeof railSecret>[2]) =>
  railSecret(name, CredentialSchema, { test, ...details });

export const MPESA_SETTINGS = {
  baseUrl: railSetting('DARAJA_BASE_URL', OriginSchema, {
    expected: ORIGIN,
    sandbox: 'http://127.0.0.1:3003',
    live: 'https://api.safaricom.co.ke',
    meaning: "Safaricom's Daraja; npm start and npm run serve set the stand-in",
  }),
  consumerKey: secret('DARAJA_CONSUMER_KEY', {
    expected: 'the consumer key of the Daraja app',
    sandbox: 'demo-key',
    meaning: 'The consumer key of the Daraja app',
  }),
  consumerSecret: secret('DARAJA_CONSUMER_SECRET', {
    expected: 'the consumer secret of the Daraja app',
    sandbox: 'demo-secret',
    meaning: 'Its consumer secret',
  }),
  shortcode: railSetting('DARAJA_SHORTCODE', textLike(/^(?:\d{5,8})?$/), {
    expected: 'a paybill of 5 to 8 digits',
    sandbox: '600100',
    meaning: 'The paybill that takes deposits and pays out',
  }),
  passkey: secret('DARAJA_PASSKEY', {
    expected: 'the passkey of the shortcode',
    sandbox: 'demo-passkey',
    meaning: 'The passkey of that paybill for payment prompts',
  }),
  initiatorName: secret('DARAJA_INITIATOR_NAME', {
    expected: 'the name of the API operator who pays out',
    sandbox: 'demo-operator',
    meaning: 'The API operator in whose name payouts are made',
  }),
  securityCredential: secret('DARAJA_SECURITY_CREDENTIAL', {
    expected: "that operator's encrypted password",
    sandbox: 'demo-credential',
    meaning: "That operator's password, encrypted with Safaricom's certificate",
  }),
  callbackBaseUrl: railSetting('DARAJA_CALLBACK_BASE_URL', OriginSchema, {
    expected: ORIGIN,
    sandbox: 'http://127.0.0.1:<port>',
    meaning: 'The public origin where Safaricom calls this server',
  }),
  callbackSecret: railSecret('DARAJA_CALLBACK_SECRET', CallbackSecretSchema, {
    expected: '16 to 128 letters, digits, - or _, without mpesa, safaricom, query, sql, cmd or exe in it',
    sandbox: 'demo-callback-secret',
    test,
    isRandom: true,
    meaning:
      "Makes the secret part of each callback's path, one for each record, as nothing else tells Safaricom from a stranger: at least 16 random characters, such as openssl rand -hex 24 prints",
  }),
};

export type MpesaConfig = ConfigOf<typeof MPESA_SETTINGS>;
