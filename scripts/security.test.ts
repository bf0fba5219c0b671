/** Every test that docs/security.md names as the guard of an item is there, by that name. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const rows = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| (?:V\d|API\d)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** `file`: _name_, as often as a row has it. */
const guards = rows.flatMap(([, item = '', , held = '']) =>
  [...held.matchAll(/`([^`]+)`: _([^_]+)_/g)].map(([, file = '', name = '']) => ({ item, file, name })),
);

describe('the table of security', () => {
  it('names a test for each item', () => {
    const named = new Set(guards.map(({ item }) => item));
    expect(rows.map(([, item = '']) => item).filter((item) => !named.has(item))).toEqual([]);
    expect(new Set(rows.map(([, item = '']) => item)).size).toBe(rows.length);
  });

  it('has all ten risks of APIs', () => {
    const risks = Array.from({ length: 10 }, (_, index) => `API${index + 1}:2023`);
    expect(risks.filter((risk) => !rows.some(([, item = '']) => item.startsWith(risk)))).toEqual([]);
  });

  it.each(guards)('$item is held by $file: $name', ({ file, name }) => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
    expect(read(file)).toContain(name);
  });
});
