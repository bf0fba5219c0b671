import type { PagesFigures } from '../pages/measurePages.ts';
import { kB, table } from '../table.ts';
import type { Vitals } from '../visits/vitalsOf.ts';
import { atMost, type Check } from './check.ts';

const others = (figures: PagesFigures): [string, Vitals, Vitals][] => {
  const { '/': home, ...pages } = figures;
  return home ? Object.entries(pages).map(([page, vitals]) => [page, vitals, home]) : [];
};

export function pagesTable(figures: PagesFigures): string {
  const head = ['Page', 'LCP ÷ home', 'FCP', 'LCP', 'TBT', 'CLS', 'asked for twice', 'before LCP'];
  const lineOf = (page: string, vitals: Vitals, home: Vitals) => [
    page,
    (vitals.lcp / home.lcp).toFixed(2),
    ...[vitals.fcp, vitals.lcp, vitals.tbt].map(Math.round),
    vitals.cls.toFixed(3),
    vitals.asksTwice,
    `${Math.round(vitals.requestsBeforeLcp)}, ${kB(vitals.bytesBeforeLcp)} kB`,
  ];
  const { '/': home } = figures;
  return table(head, [...(home ? [lineOf('/', home, home)] : []), ...others(figures).map((line) => lineOf(...line))]);
}

export const pageChecks = (figures: PagesFigures): Check[] =>
  others(figures).flatMap(([page, vitals, home]) => [
    atMost(`${page}: LCP ÷ home`, vitals.lcp / home.lcp, 1.3),
    atMost(`${page}: CLS`, vitals.cls, 0.004),
    atMost(`${page}: asked for twice`, vitals.asksTwice, 0),
  ]);
