import { describe, expect, it } from '@jest/globals';
import { atMost, checkLine } from './check.ts';
import { checksOf } from './checks.ts';
import { vitals } from './vitals.testTools.ts';

const visit = undefined;
const full = (more: object) => ({ browsers: { full: { version: '150', home: {}, ...more } } });
const short = (results: Parameters<typeof checksOf>[0]) =>
  checksOf(results).flatMap(({ name, isHeld }) => (isHeld ? [] : [name]));

describe('the limits of the site', () => {
  const others = {
    reference: vitals({ fcp: 1_000, blocked: 100 }),
    plain: vitals({ lcp: 2_000 }),
    before: vitals({ tbt: 300 }),
  };

  it('hold for a home that paints at once, beside its comparisons', () => {
    const home = { '3g': { figures: { home: vitals({}), ...others }, visit } };
    expect(checksOf(full({ home }))).toHaveLength(8);
    expect(short(full({ home }))).toEqual([]);
  });

  it('name everything in which a home falls short', () => {
    const figures = {
      home: vitals({ lcp: 2_900, tbt: 900, blocked: 900, cls: 0.1, requestsBeforeLcp: 31 }),
      ...others,
    };
    expect(short(full({ home: { '3g': { figures, visit } } }))).toEqual([
      'LCP ÷ its own FCP',
      'LCP ÷ home rendered by the browser alone',
      'time blocked in all ÷ one line by the same libraries',
      'TBT ÷ home before',
      'CLS',
      'requests before LCP',
    ]);
  });

  it('leave out a comparison that was not measured', () => {
    expect(checksOf(full({ home: { '3g': { figures: { home: vitals({}) }, visit } } }))).toHaveLength(4);
  });

  it('ask of the weak line for a picture before the first script', () => {
    const figures = { home: vitals({ firstPicture: 2_000 }) };
    expect(short(full({ home: { weak: { figures, visit } } }))).toEqual([
      'first picture ÷ arrival of the first script',
    ]);
  });

  it('ask of each public page for a largest paint near that of home, and for nothing twice', () => {
    const pages = {
      '/': vitals({}),
      '/vip': vitals({ lcp: 640 }),
      '/bonus': vitals({ lcp: 660, cls: 0.1, asksTwice: 1 }),
    };
    expect(checksOf(full({ pages }))).toHaveLength(6);
    expect(short(full({ pages }))).toEqual(['/bonus: LCP ÷ home', '/bonus: CLS', '/bonus: asked for twice']);
  });

  it('ask of a second visit for less time, and of one without a line to open', () => {
    const home = { first: vitals({}), second: vitals({ lcp: 400 }), signedIn: vitals({}), offline: undefined };
    expect(short(full({ visits: { home } }))).toEqual([
      'LCP of the second visit ÷ the first',
      'home opens without a line, and says so',
    ]);
  });

  it('ask of each action for an early paint, and of two for what they open', () => {
    const quick = { inp: 80, shown: 300 };
    const home = { logIn: { inp: 80, shown: 700 }, viewAll: quick, search: { inp: 130, shown: 300 } };
    const rest = { deposit: { inp: 80, shown: 2_000 }, openGame: quick };
    expect(short(full({ actions: { home: { ...home, ...rest } } }))).toEqual([
      'log in: its fields after, ms',
      'type in search: its first letter: INP, ms',
    ]);
  });

  it('do not hold for a figure that could not be taken', () => {
    expect(atMost('LCP', NaN, 1).isHeld).toBe(false);
  });

  it('concern full Chromium alone', () => {
    expect(checksOf({ browsers: { shell: { version: '150', home: {} } } })).toEqual([]);
  });

  it('are shown each in a line', () => {
    expect(checkLine(atMost('CLS', 0.0004, 0.004))).toBe('- holds: CLS: 0, at most 0.004');
    expect(checkLine(atMost('bytes before LCP', 250_420, 200_000))).toBe(
      '- **falls short**: bytes before LCP: 250420, at most 200000',
    );
  });
});
