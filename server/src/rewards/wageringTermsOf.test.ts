import { describe, expect, it } from '@jest/globals';
import { byKind } from '../../../contract/bonusTerms.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';

const EACH = byKind(100);

describe('the terms of wagering in a record', () => {
  it('are those of the record, and the usual ones where it has none', () => {
    expect(wageringTermsOf({ wagering: 7, maxStake: 50 })).toEqual({
      ...{ wagering: 7, maxStake: 50, contribution: EACH, expiryDays: 30 },
    });
  });

  it.each([
    [{ wagering: 101 }, { wagering: 100 }],
    [{ wagering: -3 }, { wagering: 0 }],
    [{ wagering: NaN }, { wagering: 0 }],
    [{ maxStake: 0 }, { maxStake: 1 }],
    [{ expiryDays: 4_000 }, { expiryDays: 365 }],
    [{ conversionTimes: 0.5 }, { conversionTimes: 1 }],
    [{ contribution: { ...EACH, dice: 101 } }, { contribution: EACH }],
  ])('that say %p count as %p', (stored, counted) => {
    expect(wageringTermsOf(stored)).toMatchObject(counted);
  });

  it('out of range are logged once', () => {
    const told: object[] = [];
    const log = { warn: (details: object) => told.push(details) };
    wageringTermsOf({ wagering: 5 }, log);
    for (let time = 0; time < 3; time += 1) wageringTermsOf({ wagering: 999 }, log);
    wageringTermsOf({ wagering: 998 }, log);
    expect(told).toMatchObject([{ terms: { wagering: 999 } }, { terms: { wagering: 998 } }]);
  });
});
