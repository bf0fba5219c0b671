import { expect, it } from '@jest/globals';
import { nairobiTimestamp } from './DarajaPushes.ts';

it.each([
  ['2026-11-15T07:30:05.999Z', '20261115103005'],
  ['2026-12-31T21:00:00.000Z', '20270101000000'],
])('the time %s is written as %s in Nairobi', (instant, stamp) => {
  expect(nairobiTimestamp(Date.parse(instant))).toBe(stamp);
});
