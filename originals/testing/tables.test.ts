import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { MAX_WIN, STAKES } from '../../contract/playTerms.ts';
import { CURRENCY_CODES } from '../../contract/userChoices.ts';
import { KINDS } from '../kinds.ts';

const TABLES = Object.values(KINDS).flatMap((kind) => (kind.tables?.() ?? []).map((table) => ({ kind, ...table })));
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe.each(Object.values(KINDS).filter(({ tables }) => tables))('the pay tables of $name', ({ name }) => {
  const own = TABLES.filter(({ kind }) => kind.name === name);

  it('return what the game promises, counted over every outcome', () => {
    for (const { kind, pays, chances } of own) {
      expect(sumOf(chances)).toBeCloseTo(1, 12);
      expect(pays).toHaveLength(chances.length);
      expect(Math.abs(sumOf(pays.map((each, index) => (each / 100) * (chances[index] ?? 0))) - kind.rtp)).toBeLessThan(
        0.002,
      );
    }
  });

  it('belong to choices that the game takes', () => {
    for (const { kind, choice } of own) expect(v.is(kind.choice, choice)).toBe(true);
  });

  it('pay no more for the greatest stake than a round can pay', () => {
    for (const currency of CURRENCY_CODES)
      for (const { pays } of own)
        expect((STAKES[currency].max * Math.max(...pays)) / 100).toBeLessThanOrEqual(MAX_WIN[currency]);
  });
});
