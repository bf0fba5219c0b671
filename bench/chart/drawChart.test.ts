import { describe, expect, it } from '@jest/globals';
import type { Vitals } from '../visits/vitalsOf.ts';
import { drawChart } from './drawChart.ts';

const paint = (fcp: number, lcp: number) => ({ fcp, lcp }) as Vitals;

/** Widths of the bars of a row, in the order of the picture: to the largest picture, then to the first paint. */
const widths = (svg: string): number[] =>
  [...svg.matchAll(/<rect x="250\.0" y="\d+" width="([\d.]+)"/g)].map(([, width]) => Number(width));

describe('the chart', () => {
  it('draws each page in proportion to the slowest', () => {
    const svg = drawChart({ '3g': { home: paint(400, 1_000), plain: paint(1_500, 4_000) } }, 'Home');
    expect(widths(svg)).toEqual([112.5, 45, 450, 168.8]);
    expect(svg).toContain('>1.0 s<');
    expect(svg).toContain('>4.0 s<');
  });

  it('has a part for each line that was measured', () => {
    const figures = { home: paint(1, 2) };
    expect(drawChart({ '3g': figures, weak: figures }, 'Home')).toContain('400 kbps, 400 ms');
    expect(drawChart({ '3g': figures }, 'Home')).not.toContain('400 kbps');
  });
});
