import { expect, it } from '@jest/globals';
import { contentText, itemText } from './contentText.ts';

it('a content text is the same for any order of items and fields', () => {
  const one = { games: [{ id: 'b' }, { id: 'a', name: 'A', links: [{ url: '/', name: 'x' }] }] };
  const other = { games: [{ links: [{ name: 'x', url: '/' }], name: 'A', id: 'a' }, { id: 'b' }] };
  expect(contentText(one)).toBe(contentText(other));
  expect(contentText(one)).toMatch(/^\{\n {2}"games": \[\n {4}\{\n {6}"id": "a",\n {6}"links"/);
  expect(contentText(one).endsWith('}\n')).toBe(true);
});

it('a content text keeps the order of lists', () => {
  expect(itemText({ id: 'a', list: ['b', 'a'] })).toBe('{"id":"a","list":["b","a"]}');
});
