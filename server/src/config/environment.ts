import { isIP } from 'node:net';
import * as v from 'valibot';
import { RAILS } from '../rails/index.ts';
import * as rail from '../rails/settingTypes.ts';
import { OTHER_PHONES } from '../ledger/index.ts';
import {
  CALL_LIMITS,
  type CallLimitName,
  type CallLimitRow,
  OPEN_LIMITS,
  RECORD_LIMITS,
} from '../rateLimits/limitTable.ts';

/** Every server setting by its name in the environment. A test compares `.env.example` with this list. */
export type Environment = Readonly<Record<string, string | undefined>>;

const setting = <TSchema extends v.GenericSchema<string, unknown>>(
  defaultText: string,
  schema: TSchema,
  expected: string,
  isSecret?: boolean,
) => ({ default: defaultText, schema, expected, isSecret });

const choice = <const TOptions extends readonly [string, ...string[]]>(fallback: TOptions[number], options: TOptions) =>
  setting(fallback, v.pipe(v.string(), v.picklist(options)), `one of ${options.join(', ')}`);

/** A number of this form, without a sign. */
const numberLike = (form: RegExp) => v.pipe(rail.textLike(form), v.transform(Number));

const PortSchema = v.pipe(numberLike(/^\d{1,5}$/), v.maxValue(65_535));
const port = (fallback: number) =>
  setting(String(fallback), PortSchema, 'a port from 1 to 65535, or 0 for any free one');

/** Bits shared by all addresses of a range: at most as wide as the private networks 10.0.0.0/8 and fc00::/7. */
const RANGE_BITS = { 4: { least: 8, most: 32 }, 6: { least: 7, most: 128 } } as const;

/** An address or a range. IPv6 ranges from zero contain mapped IPv4 addresses, which must be written as IPv4. */
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

const HostNameSchema = rail.textLike(/^(?:[a-z\d-]+(?:\.[a-z\d-]+)+)?$/i);
const ApiKeySchema = rail.textLike(/^[\w-]*$/);

const CountSchema = numberLike(/^[1-9]\d{0,5}$/);
const count = (fallback: number) => setting(String(fallback), CountSchema, 'a whole number of 1 or more');
const StakeSchema = v.pipe(numberLike(/^\d{1,4}$/), v.minValue(1), v.maxValue(1_000));
const HoursSchema = v.pipe(numberLike(/^\d{1,3}$/), v.maxValue(720));
const KesSchema = numberLike(/^\d{1,9}$/);
const SecretSchema = rail.textLike(/^\S{0,256}$/);
const OptionalCountSchema = rail.textLike(/^(?:[1-9]\d{0,5})?$/);

const text = (fallback: string, expected: string) => setting(fallback, v.pipe(v.string(), v.nonEmpty()), expected);

type SettingOf<TRow> = TRow extends { setting: infer TName extends string } ? TName : never;
export type LimitSetting = SettingOf<(typeof CALL_LIMITS)[CallLimitName]>;

const LIMIT_SETTINGS = Object.fromEntries(
  Object.values<CallLimitRow>(CALL_LIMITS).flatMap(({ setting: name, most }) => (name ? [[name, count(most)]] : [])),
) as Record<LimitSetting, ReturnType<typeof count>>;

export const OWN_SETTINGS = {
  MODE: choice('sandbox', ['sandbox', 'production']),
  HOST: text('127.0.0.1', 'an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  ALLOW_OPEN_SANDBOX: choice('false', ['false', 'true']),
  PORT: port(3000),
  API_PORT: port(3001),
  DATA_DIR: text('.data', 'a folder'),
  WEB_DIR: setting('', v.string(), 'the folder of the built web app'),
  SERVICE_WORKER: choice('on', ['on', 'off']),
  GAME_ORIGINS: setting('', listOf(rail.isOrigin), 'origins such as https://games.example, with spaces between'),
  SITE_ORIGINS: setting('', listOf(rail.isOrigin), 'origins such as https://karata.example, with spaces between'),
  ALLOW_NO_LICENCE: choice('false', ['false', 'true']),
  ALLOW_GENEROUS_OFFERS: choice('false', ['false', 'true']),
  FIREBASE_PROJECT_ID: setting('', rail.textLike(/^(?:[a-z][a-z\d-]{3,29})?$/), 'the id of the Firebase project'),
  FIREBASE_API_KEY: setting('', ApiKeySchema, 'the web API key of the Firebase project'),
  FIREBASE_AUTH_DOMAIN: setting('', HostNameSchema, 'a host name such as karata.firebaseapp.com'),
  FIREBASE_APP_CHECK_KEY: setting('', ApiKeySchema, 'the site key of App Check (reCAPTCHA Enterprise)'),
  FIREBASE_SERVICE_ACCOUNT: setting('', v.string(), 'the JSON file with the key of a service account'),
  AUTH_EMULATOR_URL: setting('', rail.OriginSchema, rail.ORIGIN),
  AUTH_CODE_TTL_SECONDS: setting('', OptionalCountSchema, 'a whole number of seconds'),
  AUTH_CODES_PER_PHONE: setting('', OptionalCountSchema, 'a whole number of 1 or more'),
  AUTH_CODES_PER_ADDRESS: setting('', OptionalCountSchema, 'a whole number of 1 or more'),
  MOBILE_ANSWER_MS: setting('', rail.textLike(/^(?:\d{1,6})?$/), 'a whole number of milliseconds'),
  PHONE_KEY: setting('', SecretSchema, 'a random text without spaces', true),
  PHONE_KEY_BEFORE: setting('', SecretSchema, 'the key before PHONE_KEY', true),
  STORE: choice('sqlite', ['sqlite', 'firestore']),
  PAYOUT_WAIT_HOURS: setting('24', HoursSchema, 'whole hours from 0 to 720'),
  PAYOUTS_PER_DAY: count(RECORD_LIMITS.payouts.most),
  PAYOUT_KES_PER_DAY: setting(String(RECORD_LIMITS.payoutSum.most), KesSchema, 'whole KES, such as 500000'),
  FIRST_PAYOUT_REVIEW_KES: setting('50000', KesSchema, 'whole KES, such as 50000'),
  UNPLAYED_REVIEW_KES: setting('50000', KesSchema, 'whole KES, such as 50000'),
  OTHER_PAYER_PHONES: choice('confirm', OTHER_PHONES),
  PROMPTS_PER_PHONE: count(RECORD_LIMITS.promptsToPhone.most),
  PROMPTS_PER_PLAYER: count(RECORD_LIMITS.promptsByPlayer.most),
  PROMPTS_PER_DEVICE: count(RECORD_LIMITS.promptsByDevice.most),
  OPERATOR_KEY: setting('', rail.textLike(/^(?:[\w-]{24,200})?$/), 'at least 24 random letters, digits, - or _', true),
  PAYOUT_TWO_PEOPLE_KES: setting('100000', KesSchema, 'whole KES, such as 100000'),
  CORRECTION_MOST_KES: setting('100000', KesSchema, 'whole KES, such as 100000'),
  AUDIT_DIR: setting('', v.string(), 'a folder'),
  MIN_STAKE_KES: setting('20', StakeSchema, 'an amount of 1 to 1000 KES, such as 20'),
  FLIGHT_SALT: setting(
    '',
    rail.textLike(/^(?:[\w .:-]{8,128})?$/),
    'a public text of 8 to 128 letters, digits, spaces and _ . : -',
  ),
  TRUSTED_PROXIES: setting(
    '',
    listOf(isAddressRange),
    'addresses such as 10.0.0.7 or ranges no wider than 10.0.0.0/8 or fc00::/7, with commas between',
  ),
  ...LIMIT_SETTINGS,
  REQUEST_TIMEOUT_SECONDS: count(20),
  CONNECTIONS_PER_ADDRESS: count(OPEN_LIMITS.connections.most),
  LOG_LEVEL: choice('info', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
};

/** A rate is above zero, and has at most four decimals. */
const OptionalRateSchema = numberLike(/^(?:(?!0+(?:\.0+)?$)\d{1,6}(?:\.\d{1,4})?)?$/);

export const RATE = rail.railSetting('KES_PER_USD', OptionalRateSchema, {
  expected: 'how many KES one USD is, such as 129.5',
  sandbox: '129.5',
  meaning: 'KES for one USD: what M-Pesa brings to an account in USD, and takes from it, is converted at this rate',
});

const rows: readonly rail.RailSetting[] = [
  RATE,
  ...Object.values(RAILS).flatMap(({ settings }) => Object.values(settings)),
];

export const PAYMENT_SETTINGS: Readonly<Record<string, rail.RailSetting>> = Object.fromEntries(
  rows.map((row) => [row.name, row]),
);

export const SECRETS = rows.filter(({ isSecret }) => isSecret);
const SANDBOX_PAYMENTS = rows.filter(({ isSandboxOnly }) => isSandboxOnly).map(({ name }) => name);
/** Origins that may be set in production. */
export const ORIGINS = rows.filter(({ schema, isSandboxOnly }) => schema === rail.OriginSchema && !isSandboxOnly);

export type SettingValues = {
  [TName in keyof typeof OWN_SETTINGS]: v.InferOutput<(typeof OWN_SETTINGS)[TName]['schema']>;
};

export const SETTINGS: Readonly<Record<string, rail.Setting>> = { ...OWN_SETTINGS, ...PAYMENT_SETTINGS };

/** Names that libraries react to and that must never be set in production. */
export const SANDBOX_ONLY: readonly string[] = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'AUTH_EMULATOR_URL',
  'AUTH_CODE_TTL_SECONDS',
  'AUTH_CODES_PER_PHONE',
  'AUTH_CODES_PER_ADDRESS',
  ...SANDBOX_PAYMENTS,
  'MOBILE_ANSWER_MS',
  'ALLOW_OPEN_SANDBOX',
];

/** The value has no spaces around it, and is undefined when it is empty. */
export const givenOf = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

export const isProduction = (env: Environment): boolean => givenOf(env, 'MODE') === 'production';

/** True when an address, or the name `localhost`, means this machine alone. */
export const isLoopback = (address: string | undefined): boolean =>
  /^(?:localhost|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(address ?? '');
