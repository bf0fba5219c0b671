import { describe, expect, it } from '@jest/globals';
import { CONTENT_COLLECTIONS } from '../../../contract/collections.ts';
import { seedData } from '../seedData.ts';
import { PUBLISHED_COLLECTIONS } from '../../src/store/collections.ts';
import { checkContent } from './checkContent.ts';
import { COLLECTION_SCHEMAS } from './collectionSchemas.ts';

const problemsOf = (value: unknown): string[] => {
  const checked = checkContent(value);
  return 'problems' in checked ? checked.problems : [];
};
const problemOf = (collection: string, fields: object) => problemsOf({ [collection]: [{ id: 'a', ...fields }] });

describe('a bonus by percentage', () => {
  const problemsOf = (bonus: object) => {
    const checked = checkContent({ 'deposit-bonuses': [{ id: 'reload', title: 'Reload', ...bonus }] });
    return 'problems' in checked ? checked.problems.filter((line) => line.includes('maxBonus')) : [];
  };

  it('is refused without the most that it gives', () => {
    expect(problemsOf({ bonusPercentage: 50 })).toEqual([
      'deposit-bonuses / reload / maxBonus: is nothing, expected the most in whole KES that the bonusPercentage gives',
    ]);
    expect(problemsOf({ bonusPercentage: 50, maxBonus: 5_000 })).toEqual([]);
    expect(problemsOf({ bonusPercentage: 0, freeSpins: 10 })).toEqual([]);
  });
});

describe('the content file', () => {
  it('contains every collection that the server publishes, and no players or money', () => {
    expect([...COLLECTION_SCHEMAS.keys()].toSorted()).toEqual(PUBLISHED_COLLECTIONS.toSorted());
  });

  it('has no mistake for a new site', () => {
    expect(problemsOf(structuredClone(seedData(Date.UTC(2026, 10, 21))))).toEqual([]);
  });

  it.each(Object.keys(CONTENT_COLLECTIONS).filter((name) => !['text-pages', 'competitions', 'races'].includes(name)))(
    'needs only an id for an item of %s',
    (name) => {
      expect(problemOf(name, {})).toEqual([]);
    },
  );

  it.each([
    ['a text instead of a number', 'games', { popularity: '9' }, 'popularity: is "9", expected a number'],
    ['a number instead of a text', 'games', { name: 9 }, 'name: is 9, expected text'],
    ['an empty text in place of a default', 'games', { name: ' ' }, 'name: is "", expected text that is not empty'],
    ['an unknown choice', 'bet-history', { currency: 'EUR' }, 'currency: is "EUR", expected one of "KES", "USD"'],
    ['no flag', 'vip-levels', { isActive: 'no' }, 'isActive: is "no", expected true or false'],
    [
      'no date',
      'challenge-content',
      { endsAt: 'soon' },
      'endsAt: is "soon", expected an instant such as 2026-11-01T09:30:00.000Z',
    ],
    ['no colour', 'settings', { primaryColor: 'red' }, 'primaryColor: is "red", expected a colour such as #8b3dff'],
    ['null', 'hero-content', { title: null }, 'title: is null, expected text'],
    ['no list', 'vip-levels', { benefits: 'all' }, 'benefits: is "all", expected a list'],
    ['a wrong item of a list', 'vip-levels', { benefits: ['a', 2] }, 'benefits[1]: is 2, expected text'],
    ['no object', 'settings', { footerData: [] }, 'footerData: is [], expected an object with fields'],
    [
      'an id with a slash',
      'games',
      { id: 'a/b' },
      'id: is "a/b", expected an id of 1 to 200 characters, without slashes',
    ],
    ['an id that is a number', 'games', { id: 7 }, 'id: is 7, expected text'],
  ])('is refused with a message for %s', (_, collection, fields, expected) => {
    const [problem = '', ...more] = problemOf(collection, fields);
    expect(problem).toContain(` / ${expected}`);
    expect(problem.startsWith(`${collection} / `)).toBe(true);
    expect(more).toEqual([]);
  });

  it('is refused with the names of all fields that the contract would drop, and of the existing fields', () => {
    expect(problemOf('providers', { titel: 'x', logo: 'y', name: 'P' })).toEqual([
      'providers / a / titel: no such field, expected one of: id, name, status, logoUrl',
      'providers / a / logo: no such field, expected one of: id, name, status, logoUrl',
    ]);
  });

  it('is refused with the path of a nested field', () => {
    const links = [
      { name: 'A', url: '/a' },
      { name: 'B', url: 'javascript:alert(1)' },
    ];
    expect(problemOf('settings', { footerData: { legalLinks: links } })).toEqual([
      'settings / a / footerData.legalLinks[1].url: is "javascript:alert(1)", expected a page such as /bonus, a web address, or mailto: or tel:',
    ]);
    const sections = [{ heading: 'A' }, { paragraphs: ['x'] }];
    expect(problemOf('text-pages', { sections })).toEqual([
      'text-pages / a / sections[1].heading: is missing, and is needed',
    ]);
  });

  it('is refused with page and field when a text page names an unknown fact', () => {
    const sections = (text: string) => [{ heading: 'Us', paragraphs: ['Licence {licenseNumber}.', text], points: [] }];
    const sw = { summary: 'Leseni {leseni}.' };
    const [first, second, ...more] = problemOf('text-pages', { sections: sections('{licence}'), translations: { sw } });
    expect(first).toMatch(/^text-pages \/ a \/ sections\[0\]\.paragraphs\[1\]: calls \{licence\}, which is no fact/);
    expect(second).toMatch(/^text-pages \/ a \/ translations\.sw\.summary: calls \{leseni\}, .+\{licenseNumber\}/);
    expect(more).toEqual([]);
    expect(problemOf('text-pages', { title: 'Of {registeredName}' })).toEqual([
      'text-pages / a / title: calls {registeredName}, which only a summary, paragraph or point can',
    ]);
    expect(problemOf('vip-levels', { title: '{anything}' })).toEqual([]);
  });

  it('is refused with every mistake of every item', () => {
    const games = [{ id: 'a', name: 1, popularity: 'x' }, { name: 'B' }, 5, { id: 'c', status: 'gone' }];
    expect(problemsOf({ games, providers: [{ id: 'p' }] })).toEqual([
      'games / a / name: is 1, expected text',
      'games / a / popularity: is "x", expected a number',
      'games / item 2 / id: is missing, and is needed',
      'games / item 3: is 5, expected an object with fields',
      'games / c / status: is "gone", expected one of "active", "maintenance", "inactive"',
      'providers / p / name: is missing, and is needed',
    ]);
  });

  it('has each id once in a collection', () => {
    const twice = [{ id: 'a' }, { id: 'b' }, { id: 'a' }];
    expect(problemsOf({ games: twice, 'hero-content': [{ id: 'a' }] })).toEqual([
      'games / a / id: stands 2 times (items 1, 3), expected an id of its own',
    ]);
  });

  it('has no step of the welcome pack with the id of a deposit bonus', () => {
    const steps = [{ id: 'a' }, { id: 'b' }];
    expect(problemsOf({ 'welcome-bonuses': steps, 'deposit-bonuses': [{ id: 'b' }, { id: 'c' }] })).toEqual([
      'welcome-bonuses / b / id: is that of deposit-bonuses / b too, expected an id of its own among all bonuses',
    ]);
    expect(problemsOf({ 'welcome-bonuses': steps, 'free-spins': [{ id: 'b' }] })).toEqual([]);
  });

  it.each([
    [[], 'The file is [], expected an object with collections'],
    [null, 'The file is null, expected an object with collections'],
    [{ games: {} }, 'games: is {}, expected a list of items'],
    [{ users: [] }, 'users: no such collection, expected one of: games, providers'],
    [JSON.parse('{ "__proto__": [] }'), '__proto__: no such collection'],
    [{ deposits: [] }, 'deposits: no such collection'],
  ])('is not a file such as %j', (value, expected) => {
    expect(problemsOf(value)).toEqual([expect.stringContaining(expected)]);
  });

  it('may contain empty texts where a text is optional', () => {
    expect(problemOf('settings', { footerData: { telegramUrl: '' }, logoUrl: '' })).toEqual([]);
  });
});

describe('the translations of an item', () => {
  it('contain texts and lists of texts of the item', () => {
    const sw = { title: 'Karibu', benefits: ['Moja', 'Mbili'] };
    expect(problemOf('vip-levels', { translations: { sw } })).toEqual([]);
    const sections = [{ heading: 'Kwanza', paragraphs: ['Maneno'] }];
    expect(problemOf('text-pages', { sections, translations: { sw: { title: 'Sera', sections } } })).toEqual([]);
    expect(problemOf('settings', { translations: { sw: { footerData: { companyDescription: 'Sisi' } } } })).toEqual([]);
  });

  it.each([
    [{ sw: { title: 5 } }, 'translations.sw.title: is 5, expected text'],
    [{ sw: { benefits: ['a', 1] } }, 'translations.sw.benefits[1]: is 1, expected text'],
    [{ sw: { minWager: 5 } }, 'translations.sw.minWager: no such field'],
    [{ sw: { id: 'b' } }, 'translations.sw.id: no such field'],
    [{ fr: {} }, 'translations.fr: no such field, expected one of: en, sw'],
    [{ sw: 'Karibu' }, 'translations.sw: is "Karibu", expected an object with fields'],
  ])('cannot be %j', (translations, expected) => {
    const problems = problemOf('vip-levels', { translations });
    expect(problems).toEqual([expect.stringContaining(expected)]);
  });

  it('are not allowed for games, whose names are the same in every language', () => {
    expect(problemOf('games', { translations: {} })).toEqual([expect.stringContaining('no such field')]);
  });
});
