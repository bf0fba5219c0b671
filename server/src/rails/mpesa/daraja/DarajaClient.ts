import type { MpesaConfig } from '../settings.ts';
import { isTokenRefused } from './darajaErrors.ts';
import { type HttpOutcome, requestJson } from '../../gateway/requestJson.ts';
import { TokenCache } from './TokenCache.ts';

const TOKEN_PATH = '/oauth/v1/generate?grant_type=client_credentials';
/** Another server with the same app may end our token between two requests. */
const TOKENS_PER_REQUEST = 3;

export interface DarajaTiming {
  /** Timeout of one answer, ms. */
  timeoutMs: number;
  /** Unix ms. */
  now: () => number;
  pause: (ms: number) => Promise<void>;
}

/** Calls Daraja with the token of the app. */
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
