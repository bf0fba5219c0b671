/** Who takes cards and moves mobile money, and at what rate. The sandbox has defaults; production has none. */
import type { Environment, SettingValues } from './settings.ts';

/** Empty texts are settings that production still needs. */
export interface CardConfig {
  secretKey: string;
  /** For the browser. */
  publishableKey: string;
  webhookSecret: string;
  /** An origin. */
  apiBase: string;
}

/** Empty texts are settings that production still needs. */
export interface MobileConfig {
  /** An origin. */
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  passkey: string;
  initiatorName: string;
  securityCredential: string;
  /** The origin where the provider reaches this server. */
  callbackBaseUrl: string;
  /** Stands in the path of every callback. */
  callbackSecret: string;
}

export interface PaymentConfig {
  card: CardConfig;
  mobile: MobileConfig;
  /** KES for one USD; 0 where production still needs it. */
  kesPerUsd: number;
}

const SANDBOX_KES_PER_USD = 129.5;

/** The stand-ins expect the same when they are started by hand. */
const SANDBOX_CARD: CardConfig = {
  secretKey: 'sk_test_karata',
  publishableKey: 'pk_test_karata',
  webhookSecret: 'whsec_karata',
  apiBase: 'http://127.0.0.1:3002',
};
const SANDBOX_MOBILE: Omit<MobileConfig, 'callbackBaseUrl'> = {
  baseUrl: 'http://127.0.0.1:3003',
  consumerKey: 'demo-key',
  consumerSecret: 'demo-secret',
  shortcode: '600100',
  passkey: 'demo-passkey',
  initiatorName: 'demo-operator',
  securityCredential: 'demo-credential',
  callbackSecret: 'demo-callback-secret',
};
const LIVE_CARD: CardConfig = {
  secretKey: '',
  publishableKey: '',
  webhookSecret: '',
  apiBase: 'https://api.stripe.com',
};
const LIVE_MOBILE: typeof SANDBOX_MOBILE = {
  baseUrl: 'https://api.safaricom.co.ke',
  consumerKey: '',
  consumerSecret: '',
  shortcode: '',
  passkey: '',
  initiatorName: '',
  securityCredential: '',
  callbackSecret: '',
};

function readCard(values: SettingValues): CardConfig {
  const fallback = values.MODE === 'production' ? LIVE_CARD : SANDBOX_CARD;
  return {
    secretKey: values.STRIPE_SECRET_KEY || fallback.secretKey,
    publishableKey: values.STRIPE_PUBLISHABLE_KEY || fallback.publishableKey,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET || fallback.webhookSecret,
    apiBase: values.STRIPE_API_BASE || fallback.apiBase,
  };
}

function readMobile(values: SettingValues, port: number): MobileConfig {
  const isProduction = values.MODE === 'production';
  const fallback = isProduction ? LIVE_MOBILE : SANDBOX_MOBILE;
  return {
    baseUrl: values.DARAJA_BASE_URL || fallback.baseUrl,
    consumerKey: values.DARAJA_CONSUMER_KEY || fallback.consumerKey,
    consumerSecret: values.DARAJA_CONSUMER_SECRET || fallback.consumerSecret,
    shortcode: values.DARAJA_SHORTCODE || fallback.shortcode,
    passkey: values.DARAJA_PASSKEY || fallback.passkey,
    initiatorName: values.DARAJA_INITIATOR_NAME || fallback.initiatorName,
    securityCredential: values.DARAJA_SECURITY_CREDENTIAL || fallback.securityCredential,
    callbackBaseUrl: values.DARAJA_CALLBACK_BASE_URL || (isProduction ? '' : `http://127.0.0.1:${port}`),
    callbackSecret: values.DARAJA_CALLBACK_SECRET || fallback.callbackSecret,
  };
}

/** `port` is where this server listens: in the sandbox the stand-ins call it there. */
export const readPayments = (values: SettingValues, port: number): PaymentConfig => ({
  card: readCard(values),
  mobile: readMobile(values, port),
  kesPerUsd: values.KES_PER_USD || (values.MODE === 'production' ? 0 : SANDBOX_KES_PER_USD),
});

const isSandboxKey = (given: string): boolean => /^(?:[sr]k_test_|pk_test_|whsec_karata$|demo)/.test(given);

/** Also of a provider's own test host. */
const isSandboxOrigin = (given: string): boolean =>
  !given.startsWith('https://') || /^https:\/\/(?:localhost|127\.|\[|[^/]*sandbox)/.test(given);

const KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'DARAJA_CONSUMER_KEY',
  'DARAJA_CONSUMER_SECRET',
  'DARAJA_PASSKEY',
  'DARAJA_INITIATOR_NAME',
  'DARAJA_SECURITY_CREDENTIAL',
  'DARAJA_CALLBACK_SECRET',
];
const ORIGINS = ['DARAJA_BASE_URL', 'DARAJA_CALLBACK_BASE_URL'];

const given = (env: Environment, name: string): string => env[name]?.trim() ?? '';

/** Real money is only for production, where nothing of the sandbox answers for it. */
function livePayments(env: Environment): string[] {
  const keys = KEYS.filter((name) => /^[srp]k_live_/.test(given(env, name)));
  const origins = ORIGINS.filter((name) => given(env, name) === LIVE_MOBILE.baseUrl);
  return [...keys, ...origins].map(
    (name) => `${name} is for real money: set MODE=production, or give that of a test account`,
  );
}

/** What does not stand in this mode, a line each. Keys are not repeated: the line may end in a log. */
export function misplacedPayments(env: Environment): string[] {
  if (given(env, 'MODE') !== 'production') return livePayments(env);
  const keys = KEYS.filter((name) => isSandboxKey(given(env, name)));
  const origins = ORIGINS.filter((name) => given(env, name) && isSandboxOrigin(given(env, name)));
  return [
    ...keys.map((name) => `${name} is for the sandbox: give one of yours, or set MODE=sandbox`),
    ...origins.map((name) => `${name} is "${given(env, name)}": give a public https origin, or set MODE=sandbox`),
  ];
}
