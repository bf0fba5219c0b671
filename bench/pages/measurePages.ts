import type { Browser } from '@playwright/test';
import { NETWORKS } from '../browser/networks.ts';
import { atMost, type Check } from '../report/check.ts';
import { visitOnce } from '../home/measureHome.ts';
import { inTurns, mapValues, medians } from '../statistics.ts';
import { kB, table } from '../table.ts';
import { type Vitals, vitalsOf } from '../visits/vitalsOf.ts';

/** The public pages, one of each kind; home, to which the others are compared, is first. */
const PAGES = [
  '/',
  '/all-games',
  '/all-games?category=crash',
  '/games/slots',
  '/games/original',
  '/provider/mwamba-reels',
  '/search',
  '/bonus',
  '/bonus-market',
  '/challenge',
  '/vip',
  '/referral',
  '/responsible-gaming',
  '/support',
  '/privacy-policy',
] as const;

export type PagesFigures = Readonly<Record<string, Vitals>>;

/** A first visit of each public page on the line of 1.6 Mbps, in turns. */
export async function measurePages(browser: Browser, home: string, rounds: number): Promise<PagesFigures> {
  const addresses = Object.fromEntries(PAGES.map((page) => [page, new URL(page, home).href]));
  const measured = await inTurns(
    mapValues(addresses, (url) => () => visitOnce(browser, url, NETWORKS['3g'])),
    rounds,
  );
  return mapValues(measured, (visits) => medians(visits.map(vitalsOf)));
}

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
