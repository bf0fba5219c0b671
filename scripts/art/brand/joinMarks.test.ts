import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PAYMENT_LOGOS } from '../../../contract/settings.ts';
import { joinedMarks, SHEET } from './joinMarks.ts';

const PUBLIC = path.resolve('public');
const sheet = readFileSync(path.join(PUBLIC, SHEET), 'utf8');

describe('the marks of payments in one picture', () => {
  it('are those of the folder, as npm run art writes them', async () => {
    expect(sheet).toBe(await joinedMarks(PUBLIC));
  });

  it.each([...PAYMENT_LOGOS])('have a view of %s', (name) => {
    expect(sheet).toContain(`<view id="${name.toLowerCase()}"`);
  });

  it('have no size together, or a view would show all of them, small', () => {
    expect(sheet).toMatch(/^<svg xmlns="[^"]+"><view /);
  });

  it('have each id once, and every id that is used', () => {
    const ids = [...sheet.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...sheet.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(used));
  });
});
