import { kB, table } from '../table.ts';
import type { VisitsFigures } from '../visits/measureVisits.ts';
import { ratio } from './homeTable.ts';
import type { Compared } from './results.ts';

const NAMES: Record<keyof VisitsFigures, string> = {
  first: 'first visit',
  second: 'second visit',
  signedIn: 'first visit of a player',
  offline: 'without a line',
};

const HEAD = ['Visit', 'LCP ÷ first visit', 'LCP ÷ before', 'FCP', 'LCP', 'TBT', 'CLS', 'requests', 'kB'];
const CLOSED = HEAD.slice(2).map(() => '');

function row(visit: keyof VisitsFigures, { home, before }: Compared<VisitsFigures>) {
  const vitals = home[visit];
  if (!vitals) return [NAMES[visit], 'does not open, or does not say so', ...CLOSED];
  const earlier = before?.[visit];
  return [
    ...[NAMES[visit], ratio(vitals.lcp, home.first.lcp), earlier ? ratio(vitals.lcp, earlier.lcp) : ''],
    ...[Math.round(vitals.fcp), Math.round(vitals.lcp), Math.round(vitals.tbt), vitals.cls.toFixed(3)],
    ...[Math.round(vitals.requests), kB(vitals.bytes)],
  ];
}

/** How home opens, by who comes and how. */
export const visitsTable = (visits: Compared<VisitsFigures>): string =>
  table(
    HEAD,
    (Object.keys(NAMES) as (keyof VisitsFigures)[]).map((visit) => row(visit, visits)),
  );
