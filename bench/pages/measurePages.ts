import type { Browser } from '@playwright/test';
import { NETWORKS } from '../browser/networks.ts';
import { visitOnce } from '../home/measureHome.ts';
import { inTurns, mapValues, medians } from '../statistics.ts';
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
