/** Who takes cards and moves mobile money, and at what rate. The sandbox has defaults; production has none. */
import { ORIGINS, PAYMENT_SETTINGS, type PaymentName, type PaymentSetting, SECRETS } from './paymentSettings.ts';
import type { Environment, SettingValues } from './settings.ts';

const CARD = {
  secretKey: 'STRIPE_SECRET_KEY',
  publishableKey: 'STRIPE_PUBLISHABLE_KEY',
  webhookSecret: 'STRIPE_WEBHOOK_SECRET',
  apiBase: 'STRIPE_API_BASE',
} as const;

const MOBILE = {
  baseUrl: 'DARAJA_BASE_URL',
  consumerKey: 'DARAJA_CONSUMER_KEY',
  consumerSecret: 'DARAJA_CONSUMER_SECRET',
  shortcode: 'DARAJA_SHORTCODE',
  passkey: 'DARAJA_PASSKEY',
  initiatorName: 'DARAJA_INITIATOR_NAME',
  securityCredential: 'DARAJA_SECURITY_CREDENTIAL',
  callbackBaseUrl: 'DARAJA_CALLBACK_BASE_URL',
  callbackSecret: 'DARAJA_CALLBACK_SECRET',
} as const;

/** Empty texts are settings that production still needs. */
export type CardConfig = Record<keyof typeof CARD, string>;
export type MobileConfig = Record<keyof typeof MOBILE, string>;

export interface PaymentConfig {
  card: CardConfig;
  mobile: MobileConfig;
  /** KES for one USD; 0 where production still needs it. */
  kesPerUsd: number;
}

/** `port` is where this server listens: in the sandbox the stand-ins call it there. */
export function readPayments(values: SettingValues, port: number): PaymentConfig {
  const fallbackOf = (name: PaymentName): string => {
    const { live = '', sandbox }: PaymentSetting = PAYMENT_SETTINGS[name];
    return values.MODE === 'production' ? live : sandbox.replace('<port>', String(port));
  };
  const read = <TField extends string>(fields: Readonly<Record<TField, PaymentName>>) => {
    const names = Object.entries<PaymentName>(fields);
    const given = names.map(([field, name]) => [field, values[name] || fallbackOf(name)]);
    return Object.fromEntries(given) as Record<TField, string>;
  };
  return {
    card: read(CARD),
    mobile: read(MOBILE),
    kesPerUsd: values.KES_PER_USD || Number(fallbackOf('KES_PER_USD')),
  };
}

/** The settings that production still needs. */
export function missingPayments({ card, mobile, kesPerUsd }: PaymentConfig): string[] {
  const missing = (fields: Readonly<Record<string, string>>, config: Readonly<Record<string, string>>) =>
    Object.entries(fields).flatMap(([field, name]) => (config[field] ? [] : [name]));
  return [...(kesPerUsd ? [] : ['KES_PER_USD']), ...missing(CARD, card), ...missing(MOBILE, mobile)];
}

const isSandboxKey = (given: string): boolean => /^(?:[sr]k_test_|pk_test_|whsec_karata$|demo)/.test(given);

/** Also of a provider's own test host. */
const isSandboxOrigin = (given: string): boolean =>
  !given.startsWith('https://') || /^https:\/\/(?:localhost|127\.|\[|[^/]*sandbox)/.test(given);

const given = (env: Environment, name: string): string => env[name]?.trim() ?? '';

/** Real money is only for production, where nothing of the sandbox answers for it. */
function livePayments(env: Environment): string[] {
  const keys = SECRETS.filter((name) => /^[srp]k_live_/.test(given(env, name)));
  const origins = ORIGINS.filter((name) => given(env, name) === PAYMENT_SETTINGS.DARAJA_BASE_URL.live);
  return [...keys, ...origins].map(
    (name) => `${name} is for real money: set MODE=production, or give that of a test account`,
  );
}

/** What does not stand in this mode, a line each. Keys are not repeated: the line may end in a log. */
export function misplacedPayments(env: Environment): string[] {
  if (given(env, 'MODE') !== 'production') return livePayments(env);
  const keys = SECRETS.filter((name) => isSandboxKey(given(env, name)));
  const origins = ORIGINS.filter((name) => given(env, name) && isSandboxOrigin(given(env, name)));
  return [
    ...keys.map((name) => `${name} is for the sandbox: give one of yours, or set MODE=sandbox`),
    ...origins.map((name) => `${name} is "${given(env, name)}": give a public https origin, or set MODE=sandbox`),
  ];
}
