import * as v from 'valibot';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError, type IdentityConfig } from './Config.ts';
import { type Environment, givenOf, type LimitSetting, OWN_SETTINGS, type SettingValues } from './environment.ts';
import { CALL_LIMITS, type CallLimitNumbers, type CallLimitRow } from '../rateLimits/limitTable.ts';
import { readPayments } from './readPayments.ts';
import { settingProblems } from './settingProblems.ts';

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

/** Production is reached at a public address, which nothing in a request may tell. */
function siteOrigins({ MODE, HOST, PORT, SITE_ORIGINS }: SettingValues): readonly string[] {
  if (MODE === 'production' || SITE_ORIGINS.length > 0) return SITE_ORIGINS;
  return [...new Set(['localhost', '127.0.0.1', HOST])].filter(isNamed).map((host) => `http://${host}:${PORT}`);
}

/** Not every address of the machine, and nothing that a policy cannot hold. */
const isNamed = (host: string): boolean => host !== '0.0.0.0' && /^[\w.-]+$/.test(host);

type Name = keyof typeof OWN_SETTINGS;

/** These keys of the sandbox are published with the code. */
const SANDBOX_PHONE_KEY = 'karata-sandbox-phones';
const SANDBOX_SALT = 'karata sandbox';
const SANDBOX_OPERATOR_KEY = 'demo-operator-key-for-the-sandbox';
const HOUR_MS = 3_600_000;

function readValues(env: Environment): SettingValues {
  const read = (name: Name) => v.parse(OWN_SETTINGS[name].schema, givenOf(env, name) ?? OWN_SETTINGS[name].default);
  const names = Object.keys(OWN_SETTINGS) as Name[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as SettingValues;
}

const saltOf = ({ MODE, FLIGHT_SALT }: SettingValues): string | undefined =>
  FLIGHT_SALT || (MODE === 'production' ? undefined : SANDBOX_SALT);

const limitsOf = (values: SettingValues): CallLimitNumbers =>
  Object.fromEntries(
    Object.entries<CallLimitRow>(CALL_LIMITS).map(([name, { setting, most }]) => [
      name,
      setting ? values[setting as LimitSetting] : most,
    ]),
  );

/** @throws ConfigError naming every wrong setting */
export function readConfig(env: Environment): Config {
  const problems = settingProblems(env);
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
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    gameOrigins: values.GAME_ORIGINS,
    siteOrigins: siteOrigins(values),
    isLicenceOptional: values.ALLOW_NO_LICENCE === 'true',
    isGenerous: values.ALLOW_GENEROUS_OFFERS === 'true',
    trustedProxies: values.TRUSTED_PROXIES,
    identity: readIdentity(values),
    ...readPayments(env, port),
    phoneKeys: {
      now: values.PHONE_KEY || (values.MODE === 'production' ? '' : SANDBOX_PHONE_KEY),
      before: values.PHONE_KEY_BEFORE,
    },
    store: values.STORE,
    callLimits: limitsOf(values),
    connections: {
      requestSeconds: values.REQUEST_TIMEOUT_SECONDS,
      perAddress: values.CONNECTIONS_PER_ADDRESS,
    },
    payouts: {
      newPhoneMs: values.PAYOUT_WAIT_HOURS * HOUR_MS,
      perDay: values.PAYOUTS_PER_DAY,
      kesPerDay: values.PAYOUT_KES_PER_DAY,
      firstReviewKes: values.FIRST_PAYOUT_REVIEW_KES,
      unplayedReviewKes: values.UNPLAYED_REVIEW_KES,
    },
    prompts: {
      otherPhones: values.OTHER_PAYER_PHONES,
      perPhone: values.PROMPTS_PER_PHONE,
      perPlayer: values.PROMPTS_PER_PLAYER,
      perDevice: values.PROMPTS_PER_DEVICE,
    },
    operatorKey: values.OPERATOR_KEY || (values.MODE === 'production' ? undefined : SANDBOX_OPERATOR_KEY),
    play: { minStakeKes: values.MIN_STAKE_KES, flightSalt: saltOf(values) },
    console: {
      twoPeopleKes: values.PAYOUT_TWO_PEOPLE_KES,
      correctionMostKes: values.CORRECTION_MOST_KES,
    },
    auditDir: values.AUDIT_DIR || path.join(values.DATA_DIR, 'audit'),
    logLevel: values.LOG_LEVEL,
  };
}

/** The settings of `.env` and of the environment, which wins. @throws ConfigError naming every wrong setting */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
