/** The chain of the audit: what was changed, taken out or cut off is found, whoever did it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../data/openStore.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import type { AuditRecord } from '../../store/records/console.ts';
import { openSqliteStore } from '../../store/sqlite/openSqliteStore.ts';
import { AuditHeads, readHeads } from './AuditHeads.ts';
import { hashOf, writeAudit } from './auditTrail.ts';
import { sealSome } from './sealAudit.ts';
import { verifyAudit } from './verifyAudit.ts';

const ENTRIES = 5;
const at = (second: number): string => new Date(Date.UTC(2026, 10, 29, 8, 0, second)).toISOString();

let store: DocumentStore;
let folder: string;
let rows: string[];

async function record(number: number): Promise<void> {
  const deed = { id: `entry-${number}`, at: at(number), actor: { kind: 'staff' as const, id: 'payments@karata.test' } };
  await store.transaction('audit', async (tx) =>
    writeAudit(tx, deed, {
      action: 'withdrawal.release',
      subject: { kind: 'withdrawal', id: `w-${number}` },
      outcome: 'done',
    }),
  );
}

async function sealAll(): Promise<void> {
  const head = await sealSome(store);
  if (head) new AuditHeads(folder).add({ ...head, at: at(30) });
  rows = (await store.find('audit')).map((one) => JSON.stringify(one));
}

beforeEach(async () => {
  store = openSqliteStore(':memory:', COLLECTIONS);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'karata-heads-'));
  for (let number = 1; number <= ENTRIES; number += 1) await record(number);
  await sealAll();
});
afterEach(async () => {
  await store.close();
  fs.rmSync(folder, { recursive: true });
});

const verdict = (changed: readonly string[] = rows) => verifyAudit(changed, readHeads(folder));
const entries = (): AuditRecord[] =>
  rows.map((row) => JSON.parse(row) as AuditRecord).toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0));

describe('the audit', () => {
  it('is sound as it was written, also with entries that wait to be sealed', async () => {
    expect(verdict()).toMatchObject({
      kind: 'sound',
      says: `The audit is sound: ${ENTRIES} entries, 0 waiting to be sealed`,
    });
    await record(ENTRIES + 1);
    rows = (await store.find('audit')).map((one) => JSON.stringify(one));
    expect(verdict()).toMatchObject({ kind: 'sound', says: expect.stringContaining('1 waiting') });
    await sealAll();
    expect(entries().map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(verdict()).toMatchObject({ kind: 'sound' });
  });

  it('is broken by any other byte of any entry', () => {
    const heads = readHeads(folder);
    const found = rows.flatMap((row, place) =>
      Array.from({ length: row.length }, (_, byte) => {
        const other = row[byte] === '0' ? '1' : '0';
        const changed = rows.with(place, row.slice(0, byte) + other + row.slice(byte + 1));
        return verifyAudit(changed, heads).kind;
      }),
    );
    expect(found.length).toBeGreaterThan(2_000);
    expect(new Set(found)).toEqual(new Set(['broken']));
  });

  it('is broken by an entry that was taken out, put elsewhere or written once more', () => {
    const [first, second, ...others] = entries();
    const texts = (changed: readonly (AuditRecord | undefined)[]) => changed.map((one) => JSON.stringify(one));
    expect(verdict(texts([first, ...others]))).toMatchObject({ kind: 'broken', at: 2 });
    expect(
      verdict(texts([{ ...first, seq: 2 } as AuditRecord, { ...second, seq: 1 } as AuditRecord, ...others])),
    ).toMatchObject({ kind: 'broken' });
    expect(verdict([...rows, rows[0] ?? ''])).toMatchObject({ kind: 'broken' });
  });

  it('is broken by a chain that was made anew from a changed entry on', () => {
    let previousHash = '';
    const remade = entries().map((entry) => {
      const body = entry.seq === 3 ? entry.body.replaceAll('w-3', 'w-9') : entry.body;
      const subject = entry.seq === 3 ? 'w-9' : (entry.subject ?? '');
      const made = {
        ...entry,
        subject,
        body,
        previousHash,
        hash: hashOf({ id: entry.id, body }, entry.seq ?? 0, previousHash),
      };
      previousHash = made.hash;
      return JSON.stringify(made);
    });
    expect(verdict(remade)).toMatchObject({ kind: 'broken', at: ENTRIES, says: expect.stringContaining('signed') });
  });

  it('is cut when its last entries are gone', () => {
    const kept = entries()
      .slice(0, -2)
      .map((one) => JSON.stringify(one));
    expect(verdict(kept)).toMatchObject({
      kind: 'cut',
      says: expect.stringContaining(`${ENTRIES} entries were signed, and 3 are there`),
    });
    expect(verdict([])).toMatchObject({ kind: 'cut' });
  });

  it('cannot be judged without its signed heads, or with one that somebody else signed', () => {
    const file = path.join(folder, 'heads.jsonl');
    const [line = ''] = fs.readFileSync(file, 'utf8').split('\n');
    fs.writeFileSync(file, `${line.replace(`"seq":${ENTRIES}`, '"seq":4')}\n`);
    expect(verdict()).toMatchObject({ kind: 'unknown' });
    fs.rmSync(file);
    expect(verdict()).toMatchObject({ kind: 'unknown' });
  });
});
