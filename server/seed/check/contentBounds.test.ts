import { describe, expect, it } from '@jest/globals';
import type * as v from 'valibot';
import { CONTENT_COLLECTIONS } from '../../../contract/collections.ts';
import { GameSchema, ProviderSchema } from '../../../contract/games.ts';
import { SiteSettingsSchema } from '../../../contract/settings.ts';
import { checkContent } from './checkContent.ts';
import { kindOf, partsOf } from './toStrict.ts';

const problemOf = (collection: string, fields: object): string[] => {
  const checked = checkContent({ [collection]: [{ id: 'a', ...fields }] });
  return 'problems' in checked ? checked.problems : [];
};

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  games: GameSchema,
  providers: ProviderSchema,
  settings: SiteSettingsSchema,
  ...CONTENT_COLLECTIONS,
};

interface Field {
  kind: string;
  path: string[];
}

/** Every field, also of objects and of entries of lists (`[]`). */
function fieldsOf(schema: v.GenericSchema, path: string[] = []): Field[] {
  const { entries, wrapped, pipe, item, itemSchema } = partsOf(schema);
  if (entries) return Object.entries(entries).flatMap(([name, entry]) => fieldsOf(entry, [...path, name]));
  const entry = itemSchema ?? item;
  if (entry) return [{ kind: 'array', path }, ...fieldsOf(entry, [...path, '[]'])];
  const inner = wrapped ?? (pipe && kindOf(pipe[0]) !== 'string' && kindOf(pipe[0]) !== 'number' ? pipe[0] : undefined);
  return inner ? fieldsOf(inner, path) : [{ kind: kindOf(schema), path }];
}

/** An item with the value in that place alone. */
const itemWith = ([name = '', ...rest]: string[], value: unknown): unknown => {
  const inner = rest.length > 0 ? itemWith(rest, value) : value;
  return name === '[]' ? [inner] : { [name]: inner };
};

const FIELDS = Object.entries(SCHEMAS).flatMap(([collection, schema]) =>
  fieldsOf(schema).map((field) => ({ ...field, collection, place: field.path.join('.') })),
);
const of = (wanted: string) =>
  FIELDS.filter(({ kind }) => kind === wanted).map((field) => [field.collection, field.place, field] as const);

/** The field alone, as a problem names it: an item with one field in a list has other problems, such as what is missing. */
const nameOf = ({ collection, place }: (typeof FIELDS)[number]): string =>
  `${collection} / a / ${place.replaceAll('.[]', '[0]')}: `;

const isRefused = (field: (typeof FIELDS)[number], value: unknown) => {
  const told = problemOf(field.collection, itemWith(field.path, value) as object);
  expect(told.filter((line) => line.startsWith(nameOf(field)))).not.toEqual([]);
};

const LONG = 'a'.repeat(100_000);
/** They have each form that a field may ask for, because a text of another form is refused for its form. */
const ENDLESS = [LONG, `https://x.example/${LONG}`, `${LONG}@x.example`, `2026-11-21 (${LONG})`];

describe('the bounds of content', () => {
  it('are looked at in every kind of field', () => {
    expect(new Set(FIELDS.filter(({ place }) => place !== 'id').map(({ kind }) => kind))).toEqual(
      new Set(['string', 'number', 'boolean', 'picklist', 'array']),
    );
  });

  it.each(of('number'))('of %s / %s refuse 1e12, a number below zero and no number', (_collection, _place, field) => {
    for (const value of [1e12, 1e15, -1, -0.01, 'many']) isRefused(field, value);
  });

  it.each(of('string').filter(([, place]) => place !== 'id'))(
    'of %s / %s refuse a text without end',
    (_collection, _place, field) => {
      for (const value of ENDLESS) isRefused(field, value);
    },
  );

  it.each(of('string').filter(([, place]) => /url$|^image$/i.test(place)))(
    'of %s / %s refuse addresses of scripts, data and other protocols',
    (_collection, _place, field) => {
      const bad = [
        'javascript:alert(1)',
        ' JaVaScRiPt:alert(1)',
        'data:text/html,<b>',
        '//evil.example',
        '/\\evil.example',
        'ftp://x.example',
      ];
      for (const value of bad) isRefused(field, value);
      for (const value of ['/images/a.webp', 'https://cdn.example/a.webp'])
        expect(
          problemOf(field.collection, itemWith(field.path, value) as object).filter((line) => line.includes('address')),
        ).toEqual([]);
    },
  );

  it.each(of('string').filter(([, place]) => place.endsWith('At')))(
    'of %s / %s refuse dates of other centuries',
    (_collection, _place, field) => {
      isRefused(field, '9999-01-01T00:00:00.000Z');
      isRefused(field, '1970-01-01T00:00:00.000Z');
    },
  );

  it.each(of('array'))('of %s / %s refuse a list without end', (_collection, _place, field) => {
    isRefused(
      field,
      Array.from({ length: 5_000 }, () => 'a'),
    );
  });

  it('name the item, the field, its value and what is expected', () => {
    expect(problemOf('referral-terms', { rewardKes: 1e12 })).toEqual([
      'referral-terms / a / rewardKes: is 1000000000000, expected from 0 to 10000',
    ]);
    expect(problemOf('deposit-bonuses', { bonusPercentage: -50, freeSpins: 1.5 })).toEqual([
      'deposit-bonuses / a / bonusPercentage: is -50, expected from 0 to 500',
      'deposit-bonuses / a / freeSpins: is 1.5, expected a whole number from 0 to 500',
    ]);
    expect(problemOf('hero-content', { leftCardImageUrl: 'javascript:alert(1)' })).toEqual([
      'hero-content / a / leftCardImageUrl: is "javascript:alert(1)", expected a path of this site such as /images/logo.svg, or an address that begins with https:// or http://',
    ]);
  });
});
