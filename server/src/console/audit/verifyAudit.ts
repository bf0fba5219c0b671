/** Reads the whole audit and says whether anything of it was changed, taken out or cut off. It writes nothing and mends nothing. */
import * as v from 'valibot';
import { readJson } from '../../../../contract/readJson.ts';
import { AuditSchema, type AuditRecord } from '../../store/records/console.ts';
import type { SignedHead } from './AuditHeads.ts';
import { copiesOf, hashOf, readBody } from './auditTrail.ts';

export const VERDICTS = { sound: 0, broken: 1, cut: 2, unknown: 3 } as const;

export interface Verdict {
  kind: keyof typeof VERDICTS;
  /** The place of the first entry that is wrong. */
  at?: number;
  says: string;
}

const StrictSchema = v.strictObject(AuditSchema.entries);

/** A stored text is read only when it is exactly what we write. */
function readExact(json: string): AuditRecord | undefined {
  const read = v.safeParse(StrictSchema, readJson(json));
  return read.success && JSON.stringify(readJson(json)) === json ? read.output : undefined;
}

/** The copies to search by have to say what the body says. */
function isTrue(record: AuditRecord): boolean {
  const said = readBody(record);
  if (!said) return false;
  const { at, actor, action, subject } = record;
  return (
    JSON.stringify(copiesOf(said)) === JSON.stringify({ at, actor, action, ...(subject !== undefined && { subject }) })
  );
}

const broken = (at: number, what: string): Verdict => ({
  kind: 'broken',
  at,
  says: `The audit is broken at entry ${at}: ${what}`,
});

/** Follows the chain. Returns the hash of each entry by its place, or what is wrong. */
function follow(sealed: readonly AuditRecord[]): Map<number, string> | Verdict {
  const hashes = new Map<number, string>();
  let previous = '';
  for (const [place, record] of sealed.entries()) {
    const seq = place + 1;
    if (record.seq !== seq) return broken(seq, 'it is missing, or stands in another place');
    if (record.previousHash !== previous || record.hash !== hashOf(record, seq, previous) || !record.isSealed)
      return broken(seq, 'it was changed');
    if (!isTrue(record)) return broken(seq, 'the fields to search by do not say what it says');
    previous = record.hash;
    hashes.set(seq, previous);
  }
  return hashes;
}

/**
 * @param rows the JSON text of each entry, in any order @param heads the signed heads, oldest first; undefined when they are missing, or
 * were not signed with the key
 */
export function verifyAudit(rows: readonly string[], heads: readonly SignedHead[] | undefined): Verdict {
  const records = rows.map(readExact);
  const read = records.filter((record) => record !== undefined);
  const sealed = read.filter(({ seq }) => seq !== undefined).toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
  const hashes = follow(sealed);
  if (!(hashes instanceof Map)) return hashes;
  if (read.length < rows.length) return broken(sealed.length + 1, 'an entry cannot be read');
  const open = read.filter(({ seq }) => seq === undefined);
  if (open.some((record) => record.isSealed || !isTrue(record))) return broken(sealed.length + 1, 'it was changed');
  if (!heads)
    return {
      kind: 'unknown',
      says: 'There is no signed head, or its signature is wrong: nobody can tell whether the end was cut off',
    };
  const wrong = heads.find(({ seq, hash }) => (hashes.get(seq) ?? hash) !== hash);
  if (wrong) return broken(wrong.seq, 'it is not the one that was signed');
  const most = heads.reduce((sum, { seq }) => Math.max(sum, seq), 0);
  if (most > sealed.length)
    return {
      kind: 'cut',
      says: `The end of the audit was cut off: ${most} entries were signed, and ${sealed.length} are there`,
    };
  return { kind: 'sound', says: `The audit is sound: ${sealed.length} entries, ${open.length} waiting to be sealed` };
}
