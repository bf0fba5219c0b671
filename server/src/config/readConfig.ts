import * as v from 'valibot';
import type { ConnectionConfig } from '../limits/limitConnections.ts';
import type { PayoutTerms, PromptTerms } from '../ledger/index.ts';
import { ConfigError } from './ConfigError.ts';
import { isLoopback } from './isLoopback.ts';
import { guessBits, LEAST_BITS } from '../settings/guessBits.ts';
import { type PaymentConfig, readPayments, misplacedPayments } from './readPayments.ts';
import { type Environment, OWN_SETTINGS, SANDBOX_ONLY, SETTINGS, type SettingValues } from './settings.ts';

type Name = keyof typeof OWN_SETTINGS;

/** The identity provider. Empty texts are settings that production still needs. */
export interface IdentityConfig {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** The file with the key of a service account; empty on Google's machines. */
  serviceAccount: string;
  /** The Auth emulator; always undefined in production. */
  emulatorUrl: string | undefined;
}

/** Limits for one minute. */
export interface LimitConfig {
  /** Sessions and changes of one player. */
  playerWrites: number;
  /** Reads of one player; undefined: no limit. */
  playerReads?: number;
  /** Invalid tokens from one address. */
  badTokens: number;
  /** Payment callbacks from one address, except callbacks of mobile money with a valid secret. */
  hooks: number;
}

export interface PlayConfig {
  /** Lowest stake of accounts in KES. */
  minStakeKes: number;
  /** Calls of one opened game. */
  betsPerMinute: number;
  /** A public value for the flights for everybody; undefined in production until it is chosen. */
  flightSalt: string | undefined;
}

/** Secrets that encrypt phone numbers. */
export interface PhoneKeys {
  now: string;
  /** Empty: none. */
  before: string;
}

export interface Config extends PaymentConfig {
  mode: 'sandbox' | 'production';
  host: string;
  /** The port of the server, and the name of its setting. */
  port: number;
  portSetting: 'PORT' | 'API_PORT';
  dataDir: string;
  /** The built web app; undefined when another server serves it, as in development. */
  webDir: string | undefined;
  /** Origins of games that may be shown in a frame; empty means any in the sandbox, and none in production. */
  gameOrigins: readonly string[];
  /** Where players open the site. */
  siteOrigins: readonly string[];
  /** Production starts without the number of a licence. */
  isLicenceOptional: boolean;
  /** Addresses and ranges of proxies whose forwarded addresses are trusted; empty means none. */
  trustedProxies: readonly string[];
  identity: IdentityConfig;
  /** For phone numbers in the store; empty when production still needs one. */
  phoneKeys: PhoneKeys;
  /** SQLite in `dataDir`, or Firestore. */
  store: 'sqlite' | 'firestore';
  limits: LimitConfig;
  connections: ConnectionConfig;
  payouts: PayoutTerms;
  prompts: PromptTerms;
  /** For the calls of an operator; undefined: there are none. */
  operatorKey: string | undefined;
  play: PlayConfig;
  logLevel: string;
}

const givenOf = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function wrongSettings(env: Environment): string[] {
  return Object.entries(SETTINGS).flatMap(([name, setting]) => {
    const { issues } = v.safeParse(setting.schema, givenOf(env, name) ?? setting.default);
    if (!issues) return [];
    const what = setting.isSecret ? 'does not fit' : whatIsWrong(givenOf(env, name), issues);
    return [`${name} ${what}: give ${setting.expected}`];
  });
}

/** For a list, only the wrong entries. */
function whatIsWrong(given: string | undefined, issues: readonly v.BaseIssue<unknown>[]): string {
  const entries = issues.filter(({ path }) => path).map(({ input }) => `"${String(input)}"`);
  return entries.length > 0 ? `has ${entries.join(', ')}` : `is "${given}"`;
}

function sandboxSettings(env: Environment): string[] {
  if (givenOf(env, 'MODE') !== 'production') return [];
  const given = SANDBOX_ONLY.filter((name) => givenOf(env, name) !== undefined);
  return given.map(
    (name) => `${name} is "${givenOf(env, name)}", which is for the sandbox: remove it, or set MODE=sandbox`,
  );
}

/** Anybody could send prompts to strangers. */
function openPhones(env: Environment): string[] {
  const isOpen = givenOf(env, 'MODE') === 'production' && givenOf(env, 'OTHER_PAYER_PHONES') === 'allow';
  return isOpen ? ['OTHER_PAYER_PHONES is "allow", which is for the sandbox: give confirm or refuse'] : [];
}

/** Firebase never gives a real project an id or key that starts with `demo-`. */
function demoProject(env: Environment): string[] {
  if (givenOf(env, 'MODE') !== 'production') return [];
  const given = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'].filter((name) => givenOf(env, name)?.startsWith('demo-'));
  return given.map(
    (name) =>
      `${name} is "${givenOf(env, name)}", which is for the sandbox: give that of your Firebase project, or set MODE=sandbox`,
  );
}

/** In a sandbox everybody signs in as everybody, and money is free. */
function openSandbox(env: Environment): string[] {
  const host = givenOf(env, 'HOST') ?? OWN_SETTINGS.HOST.default;
  const isOpen = givenOf(env, 'MODE') !== 'production' && !isLoopback(host);
  if (!isOpen || givenOf(env, 'ALLOW_OPEN_SANDBOX') === 'true') return [];
  return [
    `HOST is "${host}", and this is a sandbox, where anybody signs in as anybody: give 127.0.0.1, set MODE=production, ` +
      'or set ALLOW_OPEN_SANDBOX=true if you trust all who reach that address',
  ];
}

function weakPhoneKey(env: Environment): string[] {
  const key = givenOf(env, 'PHONE_KEY');
  const isWeak = givenOf(env, 'MODE') === 'production' && key !== undefined && guessBits(key) < LEAST_BITS;
  return isWeak ? ['PHONE_KEY can be guessed: give a random one, such as "openssl rand -hex 24" prints'] : [];
}

/** Published with the code. */
const SANDBOX_PHONE_KEY = 'karata-sandbox-phones';

/** Published with the code. */
const SANDBOX_SALT = 'karata sandbox';

const SANDBOX_OPERATOR_KEY = 'demo-operator-key-for-the-sandbox';
const HOUR_MS = 3_600_000;

const SANDBOX = { projectId: 'demo-karata', apiKey: 'demo-key' };

function readIdentity(values: SettingValues): IdentityConfig {
  const fallback = values.MODE === 'production' ? { projectId: '', apiKey: '' } : SANDBOX;
  const projectId = values.FIREBASE_PROJECT_ID || fallback.projectId;
  return {
    projectId,
    apiKey: values.FIREBASE_API_KEY || fallback.apiKey,
    authDomain: values.FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
    serviceAccount: values.FIREBASE_SERVICE_ACCOUNT,
    emulatorUrl: values.AUTH_EMULATOR_URL || undefined,
  };
}

function readValues(env: Environment): SettingValues {
  const read = (name: Name) => v.parse(OWN_SETTINGS[name].schema, givenOf(env, name) ?? OWN_SETTINGS[name].default);
  const names = Object.keys(OWN_SETTINGS) as Name[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as SettingValues;
}

const saltOf = ({ MODE, FLIGHT_SALT }: SettingValues): string | undefined =>
  FLIGHT_SALT || (MODE === 'production' ? undefined : SANDBOX_SALT);

/** Production is reached at a public address, which nothing in a request may tell. */
function siteOrigins({ MODE, HOST, SITE_ORIGINS }: SettingValues, port: number): readonly string[] {
  if (MODE === 'production' || SITE_ORIGINS.length > 0) return SITE_ORIGINS;
  return [...new Set(['localhost', '127.0.0.1', HOST])].filter(isNamed).map((host) => `http://${host}:${port}`);
}

/** Not every address of the machine, and nothing that a policy cannot hold. */
const isNamed = (host: string): boolean => host !== '0.0.0.0' && /^[\w.-]+$/.test(host);

/** @throws ConfigError naming every wrong setting */
export function readConfig(env: Environment): Config {
  const checks = [
    wrongSettings,
    openPhones,
    demoProject,
    sandboxSettings,
    openSandbox,
    weakPhoneKey,
    misplacedPayments,
  ];
  const problems = checks.flatMap((check) => check(env));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const values = readValues(env);
  const webDir = values.WEB_DIR || (values.MODE === 'production' ? 'dist/web' : undefined);
  const port = webDir ? values.PORT : values.API_PORT;
  return {
    mode: values.MODE,
    host: values.HOST,
    port,
    portSetting: webDir ? 'PORT' : 'API_PORT',
    dataDir: values.DATA_DIR,
    webDir,
    gameOrigins: values.GAME_ORIGINS,
    siteOrigins: siteOrigins(values, port),
    isLicenceOptional: values.ALLOW_NO_LICENCE === 'true',
    trustedProxies: values.TRUSTED_PROXIES,
    identity: readIdentity(values),
    ...readPayments(env, port),
    phoneKeys: {
      now: values.PHONE_KEY || (values.MODE === 'production' ? '' : SANDBOX_PHONE_KEY),
      before: values.PHONE_KEY_BEFORE,
    },
    store: values.STORE,
    limits: {
      playerWrites: values.PLAYER_WRITES_PER_MINUTE,
      playerReads: values.PLAYER_READS_PER_MINUTE,
      badTokens: values.BAD_TOKENS_PER_MINUTE,
      hooks: values.HOOKS_PER_MINUTE,
    },
    connections: {
      requestSeconds: values.REQUEST_TIMEOUT_SECONDS,
      perAddress: values.CONNECTIONS_PER_ADDRESS,
    },
    payouts: {
      newPhoneMs: values.PAYOUT_WAIT_HOURS * HOUR_MS,
      perDay: values.PAYOUTS_PER_DAY,
      kesPerDay: values.PAYOUT_KES_PER_DAY,
      firstReviewKes: values.FIRST_PAYOUT_REVIEW_KES,
    },
    prompts: {
      otherPhones: values.OTHER_PAYER_PHONES,
      perPhone: values.PROMPTS_PER_PHONE,
      perPlayer: values.PROMPTS_PER_PLAYER,
      perDevice: values.PROMPTS_PER_DEVICE,
    },
    operatorKey: values.OPERATOR_KEY || (values.MODE === 'production' ? undefined : SANDBOX_OPERATOR_KEY),
    play: { minStakeKes: values.MIN_STAKE_KES, betsPerMinute: values.BETS_PER_MINUTE, flightSalt: saltOf(values) },
    logLevel: values.LOG_LEVEL,
  };
}
