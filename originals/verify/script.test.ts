import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { diceRound, flightRound, minesRound } from './verify.testTools.ts';

const SCRIPT = path.join(import.meta.dirname, '../verify.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'karata-verify-'));

function verify(content: string) {
  const file = path.join(folder, 'rounds.json');
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, file], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('the script that verifies rounds', () => {
  it('prints each step of a fair round and ends well', () => {
    const { status, stdout, stderr } = verify(JSON.stringify(diceRound()));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('dice {"side":"over","target":50}, stake 20.5 KES');
    expect(stdout).toContain('HMAC-SHA256 of client seed:1:0: ');
    expect(stdout).toContain('  same   outcome: {"roll":74.67}');
    expect(stdout).toContain('The round is what its seeds decide.');
  });

  it('walks through the chain of a flight for everybody', () => {
    const { status, stdout } = verify(JSON.stringify(flightRound()));
    expect(status).toBe(0);
    expect(stdout).toContain('  same   SHA-256 of the link of flight 3, 3 times: ');
    expect(stdout).toContain('HMAC-SHA256 of a public value with the link as key: ');
  });

  it('finds the examples of the docs fair', () => {
    const docs = readFileSync(path.join(import.meta.dirname, '../../docs/decisions/provably-fair.md'), 'utf8');
    const examples = [...docs.matchAll(/```json\n([^`]*)```/g)].map(([, example]) => example ?? '');
    expect(examples).toHaveLength(2);
    expect(verify(`[${examples.join(',')}]`)).toMatchObject({ status: 0, stderr: '' });
  });

  it('says what is other and fails, when one round of a list is not fair', () => {
    const { status, stdout } = verify(JSON.stringify([{ ...diceRound(), win: 100 }, minesRound(100, [])]));
    expect(status).toBe(1);
    expect(stdout).toContain('  OTHER  win: 39.77; the round says: 100');
    expect(stdout).toContain('The round is NOT what its seeds decide.');
    expect(stdout).toContain('mines {"mines":3}');
  });

  it.each([
    ['no JSON', 'roll: 74', 'JSON'],
    ['no round', '{"kind":"dice"}', 'status'],
    ['an empty list', '[]', 'the file has no round'],
  ])('says why nothing could be verified in a file with %s', (_name, content, reason) => {
    const { status, stderr } = verify(content);
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
  });
});
