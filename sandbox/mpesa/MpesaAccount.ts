import { randomUUID } from 'node:crypto';

export interface MpesaKeys {
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  passkey: string;
  initiatorName: string;
  securityCredential: string;
}

/** Real tokens last an hour. */
export const TOKEN_SECONDS = 3_599;

interface Signed {
  BusinessShortCode: string;
  Password: string;
  Timestamp: string;
}

/** The calling business: its token, of which only the newest is valid, and its signature. */
export class MpesaAccount {
  readonly #keys: MpesaKeys;
  #token = '';
  #endsAt = 0;

  constructor(keys: MpesaKeys) {
    this.#keys = keys;
  }

  /** @returns a new token, which ends the old one; undefined for wrong credentials */
  newToken(authorization: string | undefined): string | undefined {
    const expected = Buffer.from(`${this.#keys.consumerKey}:${this.#keys.consumerSecret}`).toString('base64');
    if (authorization !== `Basic ${expected}`) return undefined;
    this.endToken();
    this.#endsAt = Date.now() + TOKEN_SECONDS * 1_000;
    return this.#token;
  }

  endToken(): void {
    this.#token = randomUUID().replaceAll('-', '');
    this.#endsAt = 0;
  }

  isTokenGood(authorization: string | undefined): boolean {
    return authorization === `Bearer ${this.#token}` && Date.now() < this.#endsAt;
  }

  isSigned({ BusinessShortCode, Password, Timestamp }: Signed): boolean {
    const expected = Buffer.from(this.#keys.shortcode + this.#keys.passkey + Timestamp).toString('base64');
    return BusinessShortCode === this.#keys.shortcode && Password === expected;
  }

  isInitiator(name: string, credential: string): boolean {
    return name === this.#keys.initiatorName && credential === this.#keys.securityCredential;
  }
}
