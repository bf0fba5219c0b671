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

  it.each([
    'At the end of `a.length`.',
    'On a phone, with large text.',
    'After a request that got no answer.',
    'Below 0 when `a` is worth less than `b`, 0 when equal.',
    'Between two checks (the last one repeats).',
    'Until the page was quiet.',
    'To the wallet of the player.',
    'Without animations.',
    'Such as `src/a.ts:12`.',
    'The pauses of a worker. Before each repetition.',
    'Whether it is over. The rounds of a flight end together.',
  ])('finds the fragment in %j, on lines of its own too', (text) => {
    const { fragments } = weightOf({
      'src/a.ts': `const one = 1;\n/** ${text} */\n`,
      'src/b.ts': `/**\n * ${text.split(' ').join('\n * ')}\n */\n`,
      'src/c.ts': `  // ${text.replace(' ', '\n  // ')}\n`,
    });
    expect(fragments).toEqual(['src/a.ts:2', 'src/b.ts:1', 'src/c.ts:1']);
  });

  it.each([
    'After a crash the worker goes on.',
    'To be safe, it asks twice.',
    'Without a key, nobody can make the calls of an operator.',
    'On such a screen the side menu is part of the first screen.',
    'After this call, a part that did not load is loaded again when it is rendered.',
    'What comes from outside may be no id at all.',
    'Whether a free spin is played depends on earlier spins alone.',
    'With a key a request counts once.',
    'Until it is settled it repeats with the same body.',
  ])('takes %j for a sentence', (text) => {
    expect(weightOf({ 'src/a.ts': `/** ${text} */\n// ${text}\n` }).fragments).toEqual([]);
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
