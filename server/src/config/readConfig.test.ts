import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import { readConfig } from './readConfig.ts';
import { PAYMENT_SETTINGS, SETTINGS } from './environment.ts';
import type { RailSetting } from '../rails/settingTypes.ts';
import { openKits } from '../testing/openKits.ts';
import { requirePayments } from './readPayments.ts';

describe('reading the configuration', () => {
  it('gives a server of /api alone, in the sandbox, by default', () => {
    const { rails, ...config } = readConfig({});
    expect(Object.keys(rails).toSorted()).toEqual(RAIL_NAMES.toSorted());
    expect(config).toEqual({
      mode: 'sandbox',
      hasServiceWorker: true,
      host: '127.0.0.1',
      port: 3001,
      portSetting: 'API_PORT',
      dataDir: '.data',
      webDir: undefined,
      gameOrigins: [],
      siteOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
      isLicenceOptional: false,
      isGenerous: false,
      trustedProxies: [],
      identity: {
        projectId: 'demo-karata',
        apiKey: 'demo-key',
        authDomain: 'demo-karata.firebaseapp.com',
        serviceAccount: '',
        emulatorUrl: undefined,
      },
      kesPerUsd: 129.5,
      phoneKeys: { now: 'karata-sandbox-phones', before: '' },
      store: 'sqlite',
      connections: { requestSeconds: 20, perAddress: 1_000 },
      callLimits: {
        playerReads: 600,
        playerWrites: 60,
        protection: 60,
        gameOpens: 60,
        gameCalls: 240,
        flights: 6_000,
        walletStreams: 120,
        publicReads: 60_000,
        reports: 30,
        allReports: 600,
        badTokens: 60,
        hooks: 6_000,
        operatorKeys: 10,
        staffSignIns: 30,
        staffCodes: 6,
        staffCalls: 600,
      },
      console: { twoPeopleKes: 100_000, correctionMostKes: 100_000 },
      auditDir: '.data/audit',
      payouts: {
        newPhoneMs: 86_400_000,
        perDay: 10,
        kesPerDay: 500_000,
        firstReviewKes: 50_000,
        unplayedReviewKes: 50_000,
      },
      prompts: { otherPhones: 'confirm', perPhone: 10, perPlayer: 20, perDevice: 30 },
      operatorKey: 'demo-operator-key-for-the-sandbox',
      play: { minStakeKes: 20, flightSalt: 'karata sandbox' },
      logLevel: 'info',
    });
  });

  it('uses the public port when it serves the web app', () => {
    expect(readConfig({ WEB_DIR: 'dist/web', PORT: '8080' })).toMatchObject({ port: 8080, portSetting: 'PORT' });
    expect(readConfig({ MODE: 'production' })).toMatchObject({ port: 3000, webDir: 'dist/web' });
  });

  it('treats an empty setting as missing', () => {
    expect(readConfig({ API_PORT: ' ', MODE: '' })).toMatchObject({ port: 3001, mode: 'sandbox' });
  });

  it('gives no salt for flights in production but the one that is set', () => {
    expect(readConfig({ MODE: 'production' }).play.flightSalt).toBeUndefined();
    expect(readConfig({ MODE: 'production', FLIGHT_SALT: 'block 900000' }).play.flightSalt).toBe('block 900000');
  });

  it('gives no default project in production', () => {
    expect(readConfig({ MODE: 'production' }).identity).toMatchObject({ projectId: '', apiKey: '' });
    const given = { MODE: 'production', FIREBASE_PROJECT_ID: 'karata-live', FIREBASE_API_KEY: 'AIza-key_1' };
    expect(readConfig(given).identity).toEqual({
      projectId: 'karata-live',
      apiKey: 'AIza-key_1',
      authDomain: 'karata-live.firebaseapp.com',
      serviceAccount: '',
      emulatorUrl: undefined,
    });
  });

  it.each([
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.9' },
    { HOST: '0.0.0.0', ALLOW_OPEN_SANDBOX: 'true' },
    { HOST: '0.0.0.0', MODE: 'production' },
  ])('allows %j', (env) => {
    expect(readConfig(env).host).toBe(env.HOST);
  });

  it.each(['10.0.0.7', '::', 'karata.example', '127.0.0.1.example'])('refuses a sandbox at %s', (HOST) => {
    expect(() => readConfig({ HOST })).toThrow('this is a sandbox');
  });

  it('splits the list of origins', () => {
    const { gameOrigins } = readConfig({ GAME_ORIGINS: 'https://a.example, http://localhost:4000' });
    expect(gameOrigins).toEqual(['https://a.example', 'http://localhost:4000']);
  });

  it('splits the list of trusted proxies into addresses and ranges', () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.7, 172.16.0.0/12,::1 , fd00::/8' });
    expect(trustedProxies).toEqual(['10.0.0.7', '172.16.0.0/12', '::1', 'fd00::/8']);
  });

  it.each([
    '10.0.0.300',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '0.0.0.0/1',
    '::/1',
    '::ffff:0:0/96',
    '::ffff:10.0.0.0/104',
    '10.0.0.0/',
    '10.0.0.0/255.0.0.0',
    '::/0',
    'fd00::/129',
    'fe80::1%eth0',
    'proxy.example',
    'loopback',
    'true',
    '1',
  ])('names %s in an otherwise correct list of trusted proxies', (wrong) => {
    expect(() => readConfig({ TRUSTED_PROXIES: `10.0.0.7,${wrong},::1` })).toThrow(
      new Error(
        `TRUSTED_PROXIES has "${wrong}": give addresses such as 10.0.0.7 or ranges no wider than 10.0.0.0/8 or fc00::/7, with commas between`,
      ),
    );
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": give a port from 1 to 65535, or 0 for any free one'],
    [{ API_PORT: '70000' }, 'API_PORT is "70000": give a port from 1 to 65535, or 0 for any free one'],
    [{ MODE: 'prod' }, 'MODE is "prod": give one of sandbox, production'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud": give one of fatal, error, warn, info, debug, trace, silent'],
    [
      { GAME_ORIGINS: 'https://b.example https://a.example/path' },
      'GAME_ORIGINS has "https://a.example/path": give origins such as https://games.example, with spaces between',
    ],
    [
      { MODE: 'production', FIRESTORE_EMULATOR_HOST: 'localhost:1' },
      'FIRESTORE_EMULATOR_HOST is "localhost:1", which is for the sandbox: remove it, or set MODE=sandbox',
    ],
    [
      { MODE: 'production', AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' },
      'AUTH_EMULATOR_URL is "http://127.0.0.1:9099", which is for the sandbox: remove it, or set MODE=sandbox',
    ],
    [
      { MODE: 'production', AUTH_CODE_TTL_SECONDS: '30' },
      'AUTH_CODE_TTL_SECONDS is "30", which is for the sandbox: remove it, or set MODE=sandbox',
    ],
    [
      { MODE: 'production', FIREBASE_PROJECT_ID: 'demo-karata' },
      'FIREBASE_PROJECT_ID is "demo-karata", which is for the sandbox: give that of your Firebase project, or set MODE=sandbox',
    ],
    [
      { MODE: 'production', FIREBASE_API_KEY: 'demo-key' },
      'FIREBASE_API_KEY is "demo-key", which is for the sandbox: give that of your Firebase project, or set MODE=sandbox',
    ],
    [
      { HOST: '0.0.0.0' },
      'HOST is "0.0.0.0", and this is a sandbox, where anybody signs in as anybody: give 127.0.0.1, set MODE=production, or set ALLOW_OPEN_SANDBOX=true if you trust all who reach that address',
    ],
    [
      { MODE: 'production', ALLOW_OPEN_SANDBOX: 'true' },
      'ALLOW_OPEN_SANDBOX is "true", which is for the sandbox: remove it, or set MODE=sandbox',
    ],
    [
      { MODE: 'production', PHONE_KEY: 'a'.repeat(32) },
      'PHONE_KEY can be guessed: give a random one, such as "openssl rand -hex 24" prints',
    ],
    [{ FIREBASE_PROJECT_ID: 'a/b' }, 'FIREBASE_PROJECT_ID is "a/b": give the id of the Firebase project'],
    [
      { FIREBASE_AUTH_DOMAIN: 'https://a.b' },
      'FIREBASE_AUTH_DOMAIN is "https://a.b": give a host name such as karata.firebaseapp.com',
    ],
    [
      { AUTH_EMULATOR_URL: 'localhost:9' },
      'AUTH_EMULATOR_URL is "localhost:9": give an origin such as http://127.0.0.1:9099',
    ],
    [{ KES_PER_USD: '0.00' }, 'KES_PER_USD is "0.00": give how many KES one USD is, such as 129.5'],
    [{ STORE: 'mongo' }, 'STORE is "mongo": give one of sqlite, firestore'],
    [{ HOOKS_PER_MINUTE: 'many' }, 'HOOKS_PER_MINUTE is "many": give a whole number of 1 or more'],
    [{ BAD_TOKENS_PER_MINUTE: '0' }, 'BAD_TOKENS_PER_MINUTE is "0": give a whole number of 1 or more'],
  ])('reports the mistake in %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new Error(message));
  });

  it('names every wrong setting on its own line', () => {
    expect(() => readConfig({ PORT: '-1', MODE: 'test' })).toThrow(/^MODE is .+\nPORT is .+$/);
  });
});

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const named = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split('='));

  it('names every setting with its default', () => {
    const defaults = Object.entries(SETTINGS).map(([name, setting]) => [name, setting.default]);
    expect(new Map(named.map(([name, value]) => [name, value]))).toEqual(new Map(defaults as [string, string][]));
  });

  it('says of each setting where it is used', () => {
    const comments = named.map(([name]) => lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1]);
    expect(comments.every((comment) => comment?.includes('Used by: '))).toBe(true);
  });
});

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8');

  const commentOn = (name: string): string => {
    const lines = example.split('\n');
    const at = lines.findIndex((line) => line.startsWith(`${name}=`));
    const first = lines.slice(0, at).findLastIndex((line) => !line.startsWith('#')) + 1;
    return lines
      .slice(first, at)
      .map((line) => line.slice('# '.length))
      .join(' ');
  };

  const emptyMeans = ({ sandbox, live, isSandboxOnly }: RailSetting): string => {
    if (isSandboxOnly) return `empty: ${sandbox}. Sandbox only.`;
    if (live) return `empty: ${live}, in the sandbox ${sandbox}.`;
    return `empty in the sandbox: ${sandbox}. Needed in production.`;
  };

  it.each(Object.entries(PAYMENT_SETTINGS))('describes %s with the text of the settings table', (name, row) => {
    expect(commentOn(name)).toBe(`${row.meaning}; ${emptyMeans(row)} Used by: ${row.usedBy ?? 'server'}`);
  });
});

const LIVE: Readonly<Record<string, string>> = {
  MODE: 'production',
  KES_PER_USD: '129.5',
  ...Object.assign({}, ...openKits().map(({ liveSettings }) => liveSettings)),
};

describe('the payment settings', () => {
  it('are accepted in production', () => {
    const config = readConfig(LIVE);
    expect(() => requirePayments(config)).not.toThrow();
  });

  it.each(Object.keys(LIVE).filter((name) => name !== 'MODE'))('are refused without %s', (name) => {
    expect(() => requirePayments(readConfig({ ...LIVE, [name]: '' }))).toThrow(
      `${name} is missing: give yours, or set MODE=sandbox`,
    );
  });
});
