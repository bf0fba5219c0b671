import { describe, expect, it } from '@jest/globals';
import { homeTable } from './homeTable.ts';
import { visitsTable } from './visitsTable.ts';
import { vitals } from './vitals.testTools.ts';

const cells = (text: string) =>
  text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the table of home', () => {
  it('gives the ratios first, then the times', () => {
    const [, , ratios, home, plain] = cells(homeTable({ home: vitals({}), plain: vitals({ fcp: 800, lcp: 2_000 }) }));
    expect(ratios?.slice(0, 4)).toEqual(['home ÷ home rendered by the browser alone', '0.50', '1.00', '0.25']);
    expect(home?.slice(0, 4)).toEqual(['home', '400', '450', '500']);
    expect(plain?.slice(0, 4)).toEqual(['home rendered by the browser alone', '800', '450', '2000']);
    expect(home?.slice(-2)).toEqual(['9, 90.0 kB', '20, 250.0 kB']);
  });

  it('has a head for each figure', () => {
    const [head, ...rows] = cells(homeTable({ home: vitals({}), plain: vitals({}) }));
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => head?.length));
  });
});

describe('the table of visits', () => {
  it('says of a visit that it does not open', () => {
    const home = { first: vitals({}), second: vitals({ lcp: 250 }), signedIn: vitals({}), offline: undefined };
    const rows = cells(visitsTable({ home, before: { ...home, second: vitals({}) } })).slice(2);
    expect(rows[1]?.slice(0, 3)).toEqual(['second visit', '0.50', '0.50']);
    expect(rows[3]?.slice(0, 2)).toEqual(['without a line', 'does not open, or does not say so']);
  });
});
