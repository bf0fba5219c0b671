import { describe, expect, it } from '@jest/globals';
import { weigh } from './weigh.ts';

const weightOf = (sources: Record<string, string>) => weigh(new Map(Object.entries(sources)));

const linesOf = (count: number) => 'export const one = 1;\n'.repeat(count);

/** Six lines of code with enough in them to be a repeat. */
const block = (name: string) => `
  const ${name}Total = sumOf(${name}Items, '${name}');
  if (${name}Total > limits.most) throw new Error('${name} is too much');
  const ${name}Rest = limits.most - ${name}Total;
  const ${name}Share = Math.floor(${name}Rest / ${name}Items.length);
  for (const item of ${name}Items) item.amount += ${name}Share;
  return { total: ${name}Total, share: ${name}Share };`;

describe('the weight of the project', () => {
  it('counts product files, their median and the tiny ones, without tests', () => {
    const { weight } = weightOf({
      'src/a.ts': linesOf(10),
      'src/b.tsx': linesOf(50),
      'src/c.ts': linesOf(90),
      'src/c.test.ts': linesOf(400),
      'src/testing/d.ts': linesOf(1),
      'server/src/e.ts': linesOf(20),
      'bench/f.ts': linesOf(7),
    });
    expect(weight).toMatchObject({
      'files of src': 3,
      'median lines of a file of src': 50,
      'percent of tiny files in src': 33.3,
      'files of server/src': 1,
      'lines of the longest file': 400,
      'lines of code of the product': 170,
    });
  });

  it('finds comments that are fragments, and leaves whole sentences alone', () => {
    const { fragments } = weightOf({
      'src/a.ts': '/** Of the last round. */\n// The pause is over.\n/** As the table shows. */\n',
      'e2e/b.test.ts': '  // With the money of a player.\n',
    });
    expect(fragments).toEqual(['src/a.ts:1', 'src/a.ts:3', 'e2e/b.test.ts:1']);
  });

  it('finds runs that differ in their names and values alone, once for each pair', () => {
    const { repeats } = weightOf({
      'src/a.ts': `const first = 1;${block('paid')}\nconst last = 1;`,
      'src/b.ts': `open();\n${block('held')}\nclose();`,
      'src/c.ts': 'const short = 1;',
    });
    expect(repeats).toEqual([{ first: 'src/a.ts:2', second: 'src/b.ts:3' }]);
  });
});
