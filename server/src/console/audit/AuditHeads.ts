/** The head of the audit's chain, signed, in a file outside the database: it shows when the end of the chain was cut off. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '../../../../contract/readJson.ts';
import { codeOf } from '../../store/errors.ts';
import { OWNER_ONLY_FILE } from '../../store/sqlite/openSqliteStore.ts';

const HeadSchema = v.object({
  /** The place of the last entry. */
  seq: v.number(),
  hash: v.string(),
  /** The time of the signature, ISO 8601. */
  at: v.string(),
  /** Ed25519, base64. Source: https://www.rfc-editor.org/rfc/rfc8032 */
  signature: v.string(),
});
export type SignedHead = v.InferOutput<typeof HeadSchema>;
type Head = Omit<SignedHead, 'signature'>;

const KEY = 'signing-key.pem';
const HEADS = 'heads.jsonl';

const bytesOf = ({ seq, hash, at }: Head): Buffer => Buffer.from(JSON.stringify(['karata audit head', seq, hash, at]));

/** Another process that starts at the same moment may have written it, and then that one counts. */
function writeOnce(file: string, content: string | Buffer): void {
  try {
    fs.writeFileSync(file, content, { mode: OWNER_ONLY_FILE, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** A power cut may have left a part of a line, behind which no further one could be read. */
function cutTornLine(file: string): void {
  if (!fs.existsSync(file)) return;
  const text = fs.readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) fs.truncateSync(file, Buffer.byteLength(whole));
}

export class AuditHeads {
  readonly #file: string;
  readonly #key: KeyObject;
  /** The time of the last signature of this process, ISO 8601. */
  signedAt = '';

  /** Makes the folder and its key when they are missing. The key never leaves the folder. */
  constructor(folder: string) {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const keyFile = path.join(folder, KEY);
    if (!fs.existsSync(keyFile)) {
      const { privateKey } = generateKeyPairSync('ed25519');
      writeOnce(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    }
    this.#key = createPrivateKey(fs.readFileSync(keyFile));
    this.#file = path.join(folder, HEADS);
    cutTornLine(this.#file);
  }

  /** Adds a line and waits until it is on disk. */
  add(head: Head): void {
    const signed: SignedHead = { ...head, signature: sign(null, bytesOf(head), this.#key).toString('base64') };
    const file = fs.openSync(this.#file, 'a', OWNER_ONLY_FILE);
    try {
      fs.writeSync(file, `${JSON.stringify(signed)}\n`);
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
    this.signedAt = head.at;
  }
}

/** The heads of a folder, oldest first; undefined when there is no key, no head, or one that was not signed with the key. */
export function readHeads(folder: string): SignedHead[] | undefined {
  const [keyFile, headsFile] = [path.join(folder, KEY), path.join(folder, HEADS)];
  if (!fs.existsSync(keyFile) || !fs.existsSync(headsFile)) return undefined;
  const key = createPublicKey(fs.readFileSync(keyFile));
  const lines = fs.readFileSync(headsFile, 'utf8').split('\n').slice(0, -1);
  const heads = lines.map((line) => v.safeParse(HeadSchema, readJson(line)));
  const isSigned = ({ signature, ...head }: SignedHead): boolean =>
    verify(null, bytesOf(head), key, Buffer.from(signature, 'base64'));
  const signed = heads.flatMap(({ success, output }) => (success && isSigned(output) ? [output] : []));
  return signed.length === lines.length && signed.length > 0 ? signed : undefined;
}
