/** Every setting of the server by its name in the environment. `.env.example` names the same ones; a test compares. */
import { isIP } from 'node:net';
import * as v from 'valibot';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Setting {
  /** What stands when it is missing or empty. */
  default: string;
  schema: v.GenericSchema<string, unknown>;
  /** Ends the sentence "give …". */
  expected: string;
  /** What was given is not repeated. */
  isSecret?: boolean;
}

const setting = <TSchema extends v.GenericSchema<string, unknown>>(
  defaultText: string,
  schema: TSchema,
  expected: string,
  isSecret?: boolean,
) => ({ default: defaultText, schema, expected, isSecret });

const choice = <const TOptions extends readonly [string, ...string[]]>(fallback: TOptions[number], options: TOptions) =>
  setting(fallback, v.pipe(v.string(), v.picklist(options)), `one of ${options.join(', ')}`);

const PortSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.number(),
  v.minValue(0),
  v.maxValue(65_535),
);
const port = (fallback: number) =>
  setting(String(fallback), PortSchema, 'a port from 1 to 65535, or 0 for any free one');

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/** Bits that all addresses of a range share: no wider than private networks are, 10.0.0.0/8 and fc00::/7. */
const RANGE_BITS = { 4: { least: 8, most: 32 }, 6: { least: 7, most: 128 } } as const;

/** An address, or a range of them. IPv6 ranges from zero hold IPv4 addresses in other clothes, which are written as IPv4. */
function isAddressRange(text: string): boolean {
  const [, address = '', given] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  if (!given) return true;
  const { least, most } = RANGE_BITS[version];
  const bits = Number(given);
  return bits >= least && bits <= most && !/^0*:/.test(address);
}

const listOf = (isEntry: (text: string) => boolean) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    v.array(v.pipe(v.string(), v.check(isEntry))),
  );

const ProjectSchema = v.pipe(v.string(), v.regex(/^(?:[a-z][a-z\d-]{3,29})?$/));
const HostNameSchema = v.pipe(v.string(), v.regex(/^(?:[a-z\d-]+(?:\.[a-z\d-]+)+)?$/i));
const ApiKeySchema = v.pipe(v.string(), v.regex(/^[\w-]*$/));
const OriginSchema = v.pipe(
  v.string(),
  v.check((given) => given === '' || isOrigin(given)),
);

const CountSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number));
const count = (fallback: number) => setting(String(fallback), CountSchema, 'a whole number of 1 or more');
const OptionalSecondsSchema = v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,5})?$/));

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
const OptionalMillisecondsSchema = v.pipe(v.string(), v.regex(/^(?:\d{1,6})?$/));

const ORIGIN = 'an origin such as http://127.0.0.1:9099';
const credential = (expected: string) => setting('', CredentialSchema, expected, true);

const text = (fallback: string, expected: string) => setting(fallback, v.pipe(v.string(), v.nonEmpty()), expected);

export const SETTINGS = {
  MODE: choice('sandbox', ['sandbox', 'production']),
  HOST: text('127.0.0.1', 'an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  PORT: port(3000),
  API_PORT: port(3001),
  DATA_DIR: text('.data', 'a folder'),
  WEB_DIR: setting('', v.string(), 'the folder of the built web app'),
  GAME_ORIGINS: setting('', listOf(isOrigin), 'origins such as https://games.example, with spaces between'),
  FIREBASE_PROJECT_ID: setting('', ProjectSchema, 'the id of the Firebase project'),
  FIREBASE_API_KEY: setting('', ApiKeySchema, 'the web API key of the Firebase project'),
  FIREBASE_AUTH_DOMAIN: setting('', HostNameSchema, 'a host name such as karata.firebaseapp.com'),
  AUTH_EMULATOR_URL: setting('', OriginSchema, ORIGIN),
  AUTH_CODE_TTL_SECONDS: setting('', OptionalSecondsSchema, 'a whole number of seconds'),
  KES_PER_USD: setting('', OptionalRateSchema, 'how many KES one USD is, such as 129.5'),
  STRIPE_SECRET_KEY: setting('', SecretKeySchema, 'a key that starts with sk_ or rk_', true),
  STRIPE_PUBLISHABLE_KEY: setting('', PublishableKeySchema, 'a key that starts with pk_', true),
  STRIPE_WEBHOOK_SECRET: setting('', WebhookSecretSchema, 'a secret that starts with whsec_', true),
  STRIPE_API_BASE: setting('', OriginSchema, ORIGIN),
  DARAJA_BASE_URL: setting('', OriginSchema, ORIGIN),
  DARAJA_CONSUMER_KEY: credential('the consumer key of the Daraja app'),
  DARAJA_CONSUMER_SECRET: credential('the consumer secret of the Daraja app'),
  DARAJA_SHORTCODE: setting('', ShortcodeSchema, 'a paybill of 5 to 8 digits'),
  DARAJA_PASSKEY: credential('the passkey of the shortcode'),
  DARAJA_INITIATOR_NAME: credential('the name of the API operator who pays out'),
  DARAJA_SECURITY_CREDENTIAL: credential("that operator's encrypted password"),
  DARAJA_CALLBACK_BASE_URL: setting('', OriginSchema, ORIGIN),
  DARAJA_CALLBACK_SECRET: setting(
    '',
    CallbackSecretSchema,
    '16 to 128 letters, digits, - or _, without mpesa, safaricom, query, sql, cmd or exe in it',
    true,
  ),
  MOBILE_ANSWER_MS: setting('', OptionalMillisecondsSchema, 'a whole number of milliseconds'),
  STORE: choice('sqlite', ['sqlite', 'firestore']),
  PLAYER_WRITES_PER_MINUTE: count(60),
  TRUSTED_PROXIES: setting(
    '',
    listOf(isAddressRange),
    'addresses such as 10.0.0.7 or ranges no wider than 10.0.0.0/8 or fc00::/7, with commas between',
  ),
  BAD_TOKENS_PER_MINUTE: count(60),
  HOOKS_PER_MINUTE: count(6_000),
  LOG_LEVEL: choice('info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
};

export type SettingValues = {
  [TName in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[TName]['schema']>;
};

/** Names that mean something to libraries and must never stand in production. Later sandbox settings join this list. */
export const SANDBOX_ONLY: readonly string[] = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'AUTH_EMULATOR_URL',
  'AUTH_CODE_TTL_SECONDS',
  'STRIPE_API_BASE',
  'MOBILE_ANSWER_MS',
];
