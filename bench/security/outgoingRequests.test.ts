/** The server asks known providers alone: where a request goes out, and from where it has its address. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SERVER = path.join(import.meta.dirname, '../../server/src');

/** Each place with the first argument of the call. Its address is a constant, or a setting of the operator. */
const KNOWN = [
  // Google's host, or the emulator of the settings: createTokenVerifier.ts.
  'identity/createTokenVerifier.ts fetch(url',
  'identity/createTokenVerifier.ts ask(`${toolkit}/v1/accounts:lookup?key=${apiKey}`',
  'identity/createTokenVerifier.ts createRemoteJWKSet(new URL(GOOGLE_KEYS)',
  'identity/revokeSignIns.ts fetch(`${toolkit}/v1/projects/${projectId}/accounts:update`',
  // The key file of the operator, or Google's own machine.
  'identity/revokeSignIns.ts fetch(url',
  'identity/revokeSignIns.ts askToken(ON_GOOGLE',
  'identity/revokeSignIns.ts askToken(account.token_uri',
  // DARAJA_BASE_URL, and paths that are constants.
  'rails/providerCalls.ts fetch(url',
  'rails/mpesa/daraja/DarajaClient.ts requestJson(baseUrl + TOKEN_PATH',
  'rails/mpesa/daraja/DarajaClient.ts requestJson(this.#baseUrl + path',
  // Addresses of games in the operator's content, of GAME_ORIGINS alone.
  'publish/createFrameProbe.ts fetch(url',
  'publish/createFrameProbe.ts ask(url',
  'publish/createFrameProbe.ts ask(target',
  // STRIPE_API_BASE.
  'rails/card/stripe/createStripeGateway.ts new Stripe(secretKey',
  // The host of Google's client.
  'store/firestore/FirestoreStore.ts new Firestore({ projectId',
  // A socket in the data folder.
  'data/backup.ts request(options',
];

/** Calls that send something, or hand an address to one that does. */
const CALLS =
  /(?<![\w.#])(?:new )?(?:fetch|ask|askToken|request|requestJson|createRemoteJWKSet|Stripe|Firestore|WebSocket|EventSource|XMLHttpRequest|connect|createConnection)\((?<first>(?:`[^`]*`|[^,;)`(]|\([^)]*\))+)/g;
const IMPORTS =
  /from '(?:node:)?(?:https?|http2|net|tls|dgram|dns|undici|child_process|@fastify\/http-proxy)(?:\/\w+)?'/;
/** These files may speak to the network by other means. */
const NETWORK_IMPORTS = [
  'data/backup.ts',
  // These read whether a text is an address.
  ...['rateLimits/createLimit.ts', 'config/environment.ts'],
  // These forward to hosts of the settings: the pages of Google's sign-in, and the stand-ins of the sandbox.
  'plugins/proxies.ts',
];

const files = globSync('**/*.ts', { cwd: SERVER, exclude: ['testing/**'] }).filter(
  (file) => !/\.(?:test|suite|testTools)\.ts$/.test(file),
);
const codeOf = (file: string): string =>
  readFileSync(path.join(SERVER, file), 'utf8').replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');

/** Declarations are left out: their arguments have types. */
const callsIn = (file: string): string[] =>
  [...codeOf(file).matchAll(CALLS)]
    .filter(({ index }) => !/function $/.test(codeOf(file).slice(0, index)))
    .map(([call]) => `${file} ${call.trim()}`);

describe('requests that the server sends', () => {
  it('go to addresses of constants and settings alone, never to one of a request', () => {
    expect([...new Set(files.flatMap(callsIn))].toSorted()).toEqual(KNOWN.toSorted());
  });

  it('are sent by these files alone', () => {
    const typed = files.filter((file) =>
      codeOf(file)
        .split('\n')
        .some((line) => IMPORTS.test(line) && !line.startsWith('import type')),
    );
    expect(typed.toSorted()).toEqual(NETWORK_IMPORTS.toSorted());
  });
});
