import type { BrowserContext } from '@playwright/test';
import type { Network } from './networks.ts';
import { conditionsOf } from './slowPhone.ts';

/** One call, so one number is enough. */
const CALL_ID = 1;

/**
 * Puts the site's service workers on a slow line too: what a page slows down does not reach its worker. Playwright
 * speaks to pages alone, so the calls go through the browser. @returns what ends it
 */
export async function slowWorkers(context: BrowserContext, network: Network): Promise<() => Promise<void>> {
  const browser = context.browser();
  if (!browser) throw new Error('the context has no browser');
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'service_worker')) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const call = { id: CALL_ID, method: 'Network.emulateNetworkConditions', params: conditionsOf(network) };
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(call) });
  }
  return () => session.detach();
}
