import type { HomeFigures } from '../home/measureHome.ts';
import type { Subject } from '../sites/startSites.ts';
import { kB, table } from '../table.ts';
import type { Vitals } from '../visits/vitalsOf.ts';

const NAMES: Record<Subject, string> = {
  home: 'home',
  reference: 'one line by the same libraries',
  plain: 'home rendered by the browser alone',
  before: 'home before',
};

const HEAD = [
  'Page',
  'FCP',
  'first picture',
  'LCP',
  'TBT',
  'blocked in all',
  'longest task',
  'first script',
  'forced layout',
  'CLS',
  'before LCP',
  'in all',
];
/** Those that are compared. */
const TIMES = [
  'fcp',
  'firstPicture',
  'lcp',
  'tbt',
  'blocked',
  'longestTask',
  'firstScript',
] as const satisfies (keyof Vitals)[];

export const ratio = (value: number, to: number): string => (value / to).toFixed(2);

const ratios = (home: Vitals, [name, other]: [string, Vitals]) => [
  `home ÷ ${name}`,
  ...TIMES.map((time) => ratio(home[time], other[time])),
  ...['', '', '', ''],
];

const asks = (requests: number, bytes: number): string => `${Math.round(requests)}, ${kB(bytes)} kB`;

const milliseconds = ([name, vitals]: [string, Vitals]) => [
  name,
  ...TIMES.map((time) => Math.round(vitals[time])),
  Math.round(vitals.forcedLayout),
  vitals.cls.toFixed(3),
  asks(vitals.requestsBeforeLcp, vitals.bytesBeforeLcp),
  asks(vitals.requests, vitals.bytes),
];

/** The ratios first: times of one machine say little. */
export function homeTable(figures: HomeFigures): string {
  const rows = (Object.keys(NAMES) as Subject[]).flatMap((subject): [string, Vitals][] => {
    const vitals = figures[subject];
    return vitals ? [[NAMES[subject], vitals]] : [];
  });
  const { home } = figures;
  const others = rows.slice(1);
  return table(HEAD, [...(home ? others.map((other) => ratios(home, other)) : []), ...rows.map(milliseconds)]);
}
