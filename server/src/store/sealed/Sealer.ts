/** Encrypts short texts so that equal texts stay equal, as queries need, and nobody reads them without the key. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const IV_BYTES = 16;
const KEY_BYTES = 32;
const SALT = 'karata phone numbers';

/** A text that was sealed with another key, or changed. */
export class CannotUnseal extends Error {
  override readonly name = 'CannotUnseal';
}

export class Sealer {
  /** Begins every sealed text, and names its key without telling it. */
  readonly prefix: string;
  readonly #macKey: Buffer;
  readonly #cipherKey: Buffer;

  constructor(secret: string) {
    const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, SALT, use, KEY_BYTES));
    this.#macKey = keyFor('mac');
    this.#cipherKey = keyFor('cipher');
    this.prefix = `sealed:${keyFor('name').toString('hex').slice(0, 8)}:`;
  }

  /** The iv is a keyed hash of the text (as in AES-SIV), so it is also the proof that nothing was changed. */
  seal(text: string): string {
    const iv = this.#ivOf(text);
    const cipher = createCipheriv('aes-256-ctr', this.#cipherKey, iv);
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
    return this.prefix + sealed.toString('base64url');
  }

  isSealed(text: string): boolean {
    return text.startsWith(this.prefix);
  }

  /** @throws CannotUnseal when the text was changed */
  unseal(text: string): string {
    const bytes = Buffer.from(text.slice(this.prefix.length), 'base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    if (iv.length < IV_BYTES) throw new CannotUnseal('A sealed text is too short');
    const decipher = createDecipheriv('aes-256-ctr', this.#cipherKey, iv);
    const open = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString('utf8');
    if (!timingSafeEqual(iv, this.#ivOf(open))) throw new CannotUnseal('A sealed text was changed');
    return open;
  }

  #ivOf(text: string): Buffer {
    return createHmac('sha256', this.#macKey).update(text).digest().subarray(0, IV_BYTES);
  }
}
