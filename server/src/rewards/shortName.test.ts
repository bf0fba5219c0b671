import { expect, it } from '@jest/globals';
import { shortName } from './shortName.ts';

it.each([
  ['Simba5678', 'Simba•••'],
  ['Wanjiru Kamau', 'Wanji•••'],
  ['Njeri', 'Njer•••'],
  ['Ali', 'Al•••'],
  ['Al', 'A•••'],
  ['W', '•••'],
  ["N'golo", 'N•••'],
  ['Player8fK2aa', 'Playe•••'],
  ['254712345678', '•••'],
  ['Zoë', 'Zo•••'],
  ['', '•••'],
])('the name %j is shown as %j', (name, shown) => {
  expect(shortName(name)).toBe(shown);
});
