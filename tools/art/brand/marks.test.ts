import { describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { checkMarks, joinedMarks, SHEET } from './marks.ts';
import { PAYMENT_LOGOS } from '../../../contract/settings.ts';

async function publicWith(providerMark: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marks-'));
  await mkdir(join(folder, 'images/providers'), { recursive: true });
  await mkdir(join(folder, 'images/payments'));
  await writeFile(join(folder, 'images/providers/one.svg'), providerMark);
  return folder;
}

describe('the check of the marks', () => {
  it('accepts marks of 2 kB', async () => {
    await expect(checkMarks(await publicWith('x'.repeat(2048)))).resolves.toBeUndefined();
  });

  it('names the mark that is heavier', async () => {
    await expect(checkMarks(await publicWith('x'.repeat(2049)))).rejects.toThrow('one.svg');
  });
});

const PUBLIC = path.resolve('public');
const sheet = readFileSync(path.join(PUBLIC, SHEET), 'utf8');

describe('the marks of payments in one picture', () => {
  it('are those of the folder, as npm run art writes them', async () => {
    expect(sheet).toBe(await joinedMarks(PUBLIC));
  });

  it('are below each other in the order of the styles that show one of them', () => {
    const styles = readFileSync('src/pages/home/PaymentStrip.module.scss', 'utf8');
    const [, list = ''] = /^\$marks: (.+);$/m.exec(styles) ?? [];
    const names = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    expect(names.map((name) => `${name.toLowerCase()}.svg`)).toEqual(
      readdirSync(path.join(PUBLIC, 'images/payments')).toSorted(),
    );
    expect(names.toSorted()).toEqual([...PAYMENT_LOGOS].toSorted());
    expect(sheet).toMatch(new RegExp(`^<svg xmlns="[^"]+" width="32" height="${names.length * 24}">`));
  });

  it('have each id once, and every id that is used', () => {
    const ids = [...sheet.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...sheet.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(used));
  });
});
