import { expect, it } from '@jest/globals';
import { ViolationCounts } from './ViolationCounts.ts';

it('counts further kinds of violations together, so that strangers do not fill the memory', () => {
  const counts = new ViolationCounts();
  for (let kind = 0; kind < 500; kind += 1) expect(counts.add(`kind ${kind}`)).toBe(1);
  const further = Array.from({ length: 10 }, (_, kind) => counts.add(`further ${kind}`));
  expect(further.filter(Boolean)).toEqual([1, 10]);
  expect(counts.add('kind 0')).toBeUndefined();
});
