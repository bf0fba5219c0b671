/** Every setting of payments, once: what it takes, what stands when it is empty, whether it is a secret, what it means. */
import * as v from 'valibot';
import { ORIGIN, OriginSchema, type Setting } from './settingKinds.ts';

/** At most four decimals, and not zero. */
const OptionalRateSchema = v.pipe(
  v.string(),
  v.regex(/^(?:(?!0+(?:\.0+)?$)\d{1,6}(?:\.\d{1,4})?)?$/),
  v.transform(Number),
);
const SecretKeySchema = v.pipe(v.string(), v.regex(/^(?:[sr]k_\w+)?$/));
const PublishableKeySchema = v.pipe(v.string(), v.regex(/^(?:pk_\w+)?$/));
const WebhookSecretSchema = v.pipe(v.string(), v.regex(/^(?:whsec_\S+)?$/));
/** No white space: it would come from a paste. */
const CredentialSchema = v.pipe(v.string(), v.regex(/^\S*$/));
const ShortcodeSchema = v.pipe(v.string(), v.regex(/^(?:\d{5,8})?$/));
/** It stands in a path, where Safaricom refuses some words. */
const CallbackSecretSchema = v.pipe(
  v.string(),
  v.regex(/^(?:(?!.*(?:mpesa|safaricom|query|sql|cmd|exe))[\w-]{16,128})?$/i),
);

interface Facts extends Pick<Setting, 'expected' | 'isSecret'> {
  /** What stands for an empty one in the sandbox, where the stand-ins expect the same; `<port>` is the server's own. */
  sandbox: string;
  /** What stands for an empty one in production, which needs those that have nothing here. */
  live?: string;
  isSandboxOnly?: boolean;
  meaning: string;
  /** The server, unless it says more. */
  usedBy?: string;
}

export type PaymentSetting = Setting & Facts;

const setting = <TSchema extends Setting['schema']>(schema: TSchema, facts: Facts) => ({
  default: '',
  schema,
  ...facts,
});

const secret = <TSchema extends Setting['schema']>(schema: TSchema, facts: Facts) =>
  setting(schema, { ...facts, isSecret: true });

export const PAYMENT_SETTINGS = {
  KES_PER_USD: setting(OptionalRateSchema, {
    expected: 'how many KES one USD is, such as 129.5',
    sandbox: '129.5',
    meaning: 'KES for one USD: deposits in KES are credited, and M-Pesa payouts made, at this rate',
  }),
  STRIPE_SECRET_KEY: secret(SecretKeySchema, {
    expected: 'a key that starts with sk_ or rk_',
    sandbox: 'sk_test_karata',
    meaning: "Stripe's secret key, a live one",
  }),
  STRIPE_PUBLISHABLE_KEY: secret(PublishableKeySchema, {
    expected: 'a key that starts with pk_',
    sandbox: 'pk_test_karata',
    meaning: "Stripe's publishable key, which the browser gets; built in for a backend without /wallet/terms",
    usedBy: 'server, build',
  }),
  STRIPE_WEBHOOK_SECRET: secret(WebhookSecretSchema, {
    expected: 'a secret that starts with whsec_',
    sandbox: 'whsec_karata',
    meaning: 'The signing secret of the webhook that calls /api/hooks/card',
  }),
  STRIPE_API_BASE: setting(OriginSchema, {
    expected: ORIGIN,
    sandbox: 'http://127.0.0.1:3002',
    live: 'https://api.stripe.com',
    isSandboxOnly: true,
    meaning: 'The stand-in for Stripe; npm start and npm run serve set it',
  }),
  DARAJA_BASE_URL: setting(OriginSchema, {
    expected: ORIGIN,
    sandbox: 'http://127.0.0.1:3003',
    live: 'https://api.safaricom.co.ke',
    meaning: "Safaricom's Daraja; npm start and npm run serve set the stand-in",
  }),
  DARAJA_CONSUMER_KEY: secret(CredentialSchema, {
    expected: 'the consumer key of the Daraja app',
    sandbox: 'demo-key',
    meaning: 'The consumer key of the Daraja app',
  }),
  DARAJA_CONSUMER_SECRET: secret(CredentialSchema, {
    expected: 'the consumer secret of the Daraja app',
    sandbox: 'demo-secret',
    meaning: 'Its consumer secret',
  }),
  DARAJA_SHORTCODE: setting(ShortcodeSchema, {
    expected: 'a paybill of 5 to 8 digits',
    sandbox: '600100',
    meaning: 'The paybill that takes deposits and pays out',
  }),
  DARAJA_PASSKEY: secret(CredentialSchema, {
    expected: 'the passkey of the shortcode',
    sandbox: 'demo-passkey',
    meaning: 'The passkey of that paybill for payment prompts',
  }),
  DARAJA_INITIATOR_NAME: secret(CredentialSchema, {
    expected: 'the name of the API operator who pays out',
    sandbox: 'demo-operator',
    meaning: 'The API operator in whose name payouts are made',
  }),
  DARAJA_SECURITY_CREDENTIAL: secret(CredentialSchema, {
    expected: "that operator's encrypted password",
    sandbox: 'demo-credential',
    meaning: "That operator's password, encrypted with Safaricom's certificate",
  }),
  DARAJA_CALLBACK_BASE_URL: setting(OriginSchema, {
    expected: ORIGIN,
    sandbox: 'http://127.0.0.1:<port>',
    meaning: 'The public origin where Safaricom calls this server',
  }),
  DARAJA_CALLBACK_SECRET: secret(CallbackSecretSchema, {
    expected: '16 to 128 letters, digits, - or _, without mpesa, safaricom, query, sql, cmd or exe in it',
    sandbox: 'demo-callback-secret',
    meaning:
      "Makes the secret part of each callback's path, one for each record, as nothing else tells Safaricom from a stranger: at least 16 random characters",
  }),
};

export type PaymentName = keyof typeof PAYMENT_SETTINGS;

const rows: [string, PaymentSetting][] = Object.entries(PAYMENT_SETTINGS);

const namesWhere = (holds: (setting: PaymentSetting) => boolean): string[] =>
  rows.filter(([, setting]) => holds(setting)).map(([name]) => name);

export const SECRETS = namesWhere(({ isSecret }) => isSecret === true);
export const SANDBOX_PAYMENTS = namesWhere(({ isSandboxOnly }) => isSandboxOnly === true);
/** Those that production may give. */
export const ORIGINS = namesWhere(({ schema, isSandboxOnly }) => schema === OriginSchema && !isSandboxOnly);
