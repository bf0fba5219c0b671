import type { Browser } from '@playwright/test';
import type { Run } from '../../scripts/run/Run.ts';
import { startBuiltSite } from '../../scripts/run/startBuiltSite.ts';
import { PHONE, slowDown } from '../browser/slowPhone.ts';
import { NETWORKS } from '../browser/networks.ts';
import { median } from '../statistics.ts';
import { FLOOR_PAGE, floorSite } from './floorSite.ts';
import { type Vitals, vitalsOf } from './vitals.ts';

/** Enough for a median; single runs vary. */
const ROUNDS = 7;

export interface Paint {
  home: Vitals;
  floor: Vitals;
}

async function vitalsOnce(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page, { network: NETWORKS['3g'] });
  const vitals = await vitalsOf(page, url);
  await context.close();
  return vitals;
}

const medians = (list: readonly Vitals[]): Vitals => ({
  fcp: median(list.map(({ fcp }) => fcp)),
  lcp: median(list.map(({ lcp }) => lcp)),
  cls: median(list.map(({ cls }) => cls)),
});

/** Medians of home and of the comparison page, alternating, so that other load affects both. */
export async function measurePaint(run: Run, browser: Browser): Promise<Paint> {
  const { baseUrl } = await startBuiltSite(run, { webDir: floorSite(run) });
  const rounds: Paint[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const home = await vitalsOnce(browser, `${baseUrl}/`);
    const floor = await vitalsOnce(browser, `${baseUrl}/${FLOOR_PAGE}`);
    rounds.push({ home, floor });
  }
  return { home: medians(rounds.map(({ home }) => home)), floor: medians(rounds.map(({ floor }) => floor)) };
}
