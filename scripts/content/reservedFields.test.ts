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
