import * as v from 'valibot';
import { GatewayUnavailable } from '../../gateway/gatewayErrors.ts';
import type { HttpOutcome } from '../../gateway/requestJson.ts';

/** Renewed this long before its end (ms), so that running requests still have a valid token. */
const EARLY_MS = 60_000;

const TokenSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  /** Seconds, as a number or as text. */
  expires_in: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(1)),
});

interface Token {
  text: string;
  /** Unix ms. */
  renewAt: number;
}

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
