import type { Browser } from '@playwright/test';
import type { Network } from '../browser/networks.ts';
import { PHONE } from '../browser/slowPhone.ts';
import { inTurns, mapValues, medians } from '../statistics.ts';
import type { Sites, Subject } from '../sites/startSites.ts';
import { openSlowly } from '../visits/openSlowly.ts';
import { type Visit, type Vitals, vitalsOf } from '../visits/vitalsOf.ts';

export type HomeFigures = Partial<Record<Subject, Vitals>>;

export interface HomeMeasured {
  figures: HomeFigures;
  /** The last visit of home, for who looks for a cause. */
  visit: Visit | undefined;
}

/** A first visit: nothing is kept from before. */
export async function visitOnce(browser: Browser, url: string, network: Network): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const { visit } = await openSlowly(context, url, network);
  await context.close();
  return visit;
}

/** Home beside its comparisons on one line, in turns. */
export async function measureHome(
  browser: Browser,
  sites: Sites,
  { network, rounds }: { network: Network; rounds: number },
): Promise<HomeMeasured> {
  const measured = await inTurns(
    mapValues({ ...sites } as Record<Subject, string>, (url) => () => visitOnce(browser, url, network)),
    rounds,
  );
  return { figures: mapValues(measured, (visits) => medians(visits.map(vitalsOf))), visit: measured.home.at(-1) };
}
