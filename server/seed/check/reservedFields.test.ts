import { expect, it } from '@jest/globals';
import { checkContent } from './checkContent.ts';

it.each(['__proto__', 'constructor', 'prototype'])(
  'a field with the name %s is refused like every unknown field',
  (name) => {
    const hero = (field: string) => checkContent(JSON.parse(`{"hero-content":[{"id":"a","${field}":{"a":1}}]}`));
    const unknown = hero('strange') as { problems: string[] };
    expect(unknown.problems).toEqual([expect.stringMatching(/^hero-content \/ a \/ strange: /)]);
    expect(hero(name)).toEqual({ problems: [expect.stringContaining(`hero-content / a / ${name}: `)] });
  },
);

it.each(['constructor', 'strange'])('the unknown field %s of a prize is refused with its place', (name) => {
  const prizes = [{ weight: 1, bonusKes: 5, bonusUsd: 0.1, freeSpins: 0, [name]: 1 }];
  const { problems } = checkContent({ 'bonus-market-boxes': [{ id: 'a', prizes }] }) as { problems: string[] };
  expect(problems).toEqual([expect.stringContaining(`bonus-market-boxes / a / prizes[0].${name}: `)]);
});
