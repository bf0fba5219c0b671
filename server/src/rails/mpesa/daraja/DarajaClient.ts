/** Calls to Daraja with the token of the app, and the secrets in the paths where it calls us. */
import * as v from 'valibot';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ATTEMPT_PAUSES, GatewayUnavailable, type HttpOutcome, requestJson } from '../../providerCalls.ts';
import type { MpesaConfig } from '../settings.ts';
import { isTokenRefused } from './darajaErrors.ts';
import type { CallbackKind } from '../MpesaGateway.ts';

/** Renewed this long before its end (ms), so that running requests still have a valid token. */
const EARLY_MS = 60_000;

const TokenSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  /** Seconds come as a number or as text. */
  expires_in: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(1)),
});

/** `renewAt` is in Unix ms. */
type Token = { text: string; renewAt: number };

/** The access token of the app. A new token ends the old one, so all callers share one and one renewal. */
export class TokenCache {
  readonly #fetchToken: () => Promise<HttpOutcome>;
  readonly #now: () => number;
  #token: Token | undefined;
  #renewal: Promise<Token> | undefined;

  constructor(fetchToken: () => Promise<HttpOutcome>, now: () => number) {
    this.#fetchToken = fetchToken;
    this.#now = now;
  }

  /** @throws GatewayUnavailable */
  async get(): Promise<string> {
    if (this.#token && this.#now() < this.#token.renewAt) return this.#token.text;
    this.#renewal ??= this.#renew().finally(() => (this.#renewal = undefined));
    return (await this.#renewal).text;
  }

  /** The provider refused this token; a newer one stays. */
  drop(text: string): void {
    if (this.#token?.text === text) this.#token = undefined;
  }

  async #renew(): Promise<Token> {
    const outcome = await this.#fetchToken();
    const read = outcome.kind === 'answered' ? v.safeParse(TokenSchema, outcome.body) : undefined;
    if (!read?.success) {
      const how = outcome.kind === 'answered' ? `HTTP ${outcome.status}` : 'no answer';
      throw new GatewayUnavailable(`mobile money gives no access token (${how})`);
    }
    const { access_token: text, expires_in: seconds } = read.output;
    const lifeMs = seconds * 1_000;
    this.#token = { text, renewAt: this.#now() + Math.max(lifeMs - EARLY_MS, lifeMs / 2) };
    return this.#token;
  }
}

const TOKEN_PATH = '/oauth/v1/generate?grant_type=client_credentials';
/** Another server with the same app may end our token between two requests. */
const TOKENS_PER_REQUEST = 3;

/** `timeoutMs` is for one answer. */
export type DarajaTiming = { timeoutMs: number; now: () => number; pause: (ms: number) => Promise<void> };

export class DarajaClient {
  readonly #baseUrl: string;
  readonly #timeoutMs: number;
  readonly #tokens: TokenCache;

  constructor({ baseUrl, consumerKey, consumerSecret }: MpesaConfig, { timeoutMs, now }: DarajaTiming) {
    this.#baseUrl = baseUrl;
    this.#timeoutMs = timeoutMs;
    const credentials = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
    const headers = { authorization: `Basic ${credentials}` };
    this.#tokens = new TokenCache(() => requestJson(baseUrl + TOKEN_PATH, { headers }, timeoutMs), now);
  }

  /** Again only after a refused token, because nothing was done then. @throws GatewayUnavailable without a token */
  async post(path: string, body: object): Promise<HttpOutcome> {
    for (let left = TOKENS_PER_REQUEST; ; left -= 1) {
      const token = await this.#tokens.get();
      const outcome = await this.#send(path, token, body);
      if (!isTokenRefused(outcome) || left === 1) return outcome;
      this.#tokens.drop(token);
    }
  }

  #send(path: string, token: string, body: object): Promise<HttpOutcome> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return requestJson(this.#baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) }, this.#timeoutMs);
  }
}

/** The secret in a callback's path, valid for one record and one kind of call, so that a leak has little effect. */
interface CallbackSecrets {
  of: (kind: CallbackKind, id: string) => string;
  /** Constant-time comparison. Without a configured secret no path is valid. */
  isOurs: (given: string, kind: CallbackKind, id: string) => boolean;
}

export function createCallbackSecrets(callbackSecret: string): CallbackSecrets {
  const digest = (text: string): Buffer => createHmac('sha256', callbackSecret).update(text).digest();
  // Hexadecimal never contains the words that Safaricom refuses in a path.
  const of: CallbackSecrets['of'] = (kind, id) => digest(`${kind}:${id}`).toString('hex');
  return {
    of,
    isOurs: (given, kind, id) => callbackSecret !== '' && timingSafeEqual(digest(given), digest(of(kind, id))),
  };
}

/** Every call to Daraja needs these. */
export interface Daraja {
  client: DarajaClient;
  config: MpesaConfig;
  timing: DarajaTiming;
  secrets: CallbackSecrets;
}

const isWorthAnother = (outcome: HttpOutcome): boolean =>
  outcome.kind !== 'answered' || (outcome.status >= 500 && outcome.body === undefined);

/** A query without an effect has up to three attempts until there is a readable answer. */
export async function repeatRead(
  pause: (ms: number) => Promise<void>,
  ask: () => Promise<HttpOutcome>,
): Promise<HttpOutcome> {
  let outcome = await ask();
  for (const ms of ATTEMPT_PAUSES) {
    if (!isWorthAnother(outcome)) return outcome;
    await pause(ms);
    outcome = await ask();
  }
  return outcome;
}
