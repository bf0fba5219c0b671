/** Encrypts short texts so that equal texts stay equal, as queries need, and nobody reads them without the key. */
import { createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { aessiv } from '@noble/ciphers/aes.js';

/** A text that was sealed with another key, or changed. */
export class CannotUnseal extends Error {
  override readonly name = 'CannotUnseal';
}

/** Reads what was sealed with one key. */
export interface Opener {
  /** Begins every sealed text, and names its key without telling it. */
  readonly prefix: string;
  /** @throws CannotUnseal when the text was changed */
  unseal: (text: string) => string;
}

const keyFor = (secret: string, use: string, bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'karata phone numbers', use, bytes));

const prefixFor = (secret: string, use: string): string => `sealed:${keyFor(secret, use).toString('hex').slice(0, 8)}:`;

const bytesOf = (text: string, { prefix }: Opener): Buffer => Buffer.from(text.slice(prefix.length), 'base64url');

/** AES-SIV with two keys of 256 bits. Source: https://www.rfc-editor.org/rfc/rfc5297 */
export class Sealer implements Opener {
  readonly prefix: string;
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = keyFor(secret, 'aes-siv', 64);
    this.prefix = prefixFor(secret, 'aes-siv name');
  }

  seal(text: string): string {
    return this.prefix + Buffer.from(aessiv(this.#key).encrypt(Buffer.from(text))).toString('base64url');
  }

  unseal(text: string): string {
    try {
      return Buffer.from(aessiv(this.#key).decrypt(bytesOf(text, this))).toString('utf8');
    } catch (cause) {
      throw new CannotUnseal('A sealed text was changed', { cause });
    }
  }
}

const IV_BYTES = 16;

/** Reads what was sealed before AES-SIV was used: AES-256-CTR, with a keyed hash of the text as its iv. */
export class FirstOpener implements Opener {
  readonly prefix: string;
  readonly #macKey: Buffer;
  readonly #cipherKey: Buffer;

  constructor(secret: string) {
    this.#macKey = keyFor(secret, 'mac');
    this.#cipherKey = keyFor(secret, 'cipher');
    this.prefix = prefixFor(secret, 'name');
  }

  unseal(text: string): string {
    const bytes = bytesOf(text, this);
    const iv = bytes.subarray(0, IV_BYTES);
    if (iv.length < IV_BYTES) throw new CannotUnseal('A sealed text is too short');
    const decipher = createDecipheriv('aes-256-ctr', this.#cipherKey, iv);
    const open = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString('utf8');
    const hash = createHmac('sha256', this.#macKey).update(open).digest();
    if (!timingSafeEqual(iv, hash.subarray(0, IV_BYTES))) throw new CannotUnseal('A sealed text was changed');
    return open;
  }
}
