import type { Browser, BrowserContext } from '@playwright/test';
import { NETWORKS } from '../browser/networks.ts';
import { PHONE } from '../browser/slowPhone.ts';
import { slowWorkers } from '../browser/slowWorkers.ts';
import { medians } from '../statistics.ts';
import { type OpenPage, openSlowly } from './openSlowly.ts';
import type { StoredState } from './signedInState.ts';
import { type Vitals, vitalsOf } from './vitalsOf.ts';

/** The visits of one round on the line of 1.6 Mbps. */
export interface VisitsFigures {
  first: Vitals;
  /** The second visit follows in the same browser, right after the first. */
  second: Vitals;
  /** The first of a player who is signed in. */
  signedIn: Vitals;
  /** Undefined when the page does not open without a line, or does not say that there is none. */
  offline: Vitals | undefined;
}

const close = async ({ page, visit }: OpenPage): Promise<Vitals> => {
  await page.close();
  return vitalsOf(visit);
};

/** A worker of the site that is being installed gets the time for it. */
async function awaitWorker({ page }: OpenPage): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await navigator.serviceWorker.ready;
  });
}

/** The banner of the site. */
const OFFLINE = 'You are offline';
/** The browser says this when neither the network nor a worker has the page. */
const NO_PAGE = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/;

async function openOffline(context: BrowserContext, url: string): Promise<Vitals | undefined> {
  await context.setOffline(true);
  try {
    const opened = await openSlowly(context, url, false);
    const saysSo = await opened.page.getByRole('status').filter({ hasText: OFFLINE }).isVisible();
    const vitals = await close(opened);
    return saysSo ? vitals : undefined;
  } catch (error) {
    if (error instanceof Error && NO_PAGE.test(error.message)) return undefined;
    throw error;
  }
}

export async function measureVisits(browser: Browser, url: string, player: StoredState): Promise<VisitsFigures> {
  const context = await browser.newContext(PHONE);
  const opened = await openSlowly(context, url, NETWORKS['3g']);
  await awaitWorker(opened);
  const first = await close(opened);
  const release = await slowWorkers(context, NETWORKS['3g']);
  const second = await close(await openSlowly(context, url, NETWORKS['3g']));
  await release();
  const offline = await openOffline(context, url);
  await context.close();
  const asPlayer = await browser.newContext({ ...PHONE, storageState: player });
  const signedIn = await close(await openSlowly(asPlayer, url, NETWORKS['3g']));
  await asPlayer.close();
  return { first, second, signedIn, offline };
}

/** The medians of each visit. A page that failed to open once without a line does not open without one. */
export function mediansOfVisits(rounds: readonly VisitsFigures[]): VisitsFigures {
  const offline = rounds.flatMap((round) => round.offline ?? []);
  return {
    first: medians(rounds.map(({ first }) => first)),
    second: medians(rounds.map(({ second }) => second)),
    signedIn: medians(rounds.map(({ signedIn }) => signedIn)),
    offline: offline.length === rounds.length ? medians(offline) : undefined,
  };
}
