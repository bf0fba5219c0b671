import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { Network } from './networks.ts';

const CPU_TIMES_SLOWER = 4;
const BITS_A_BYTE = 8;

/** The browser expects bytes per second and one latency. */
export function conditionsOf({ bitsPerSecond, latencyMs }: Network) {
  const bytesPerSecond = bitsPerSecond / BITS_A_BYTE;
  return {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  };
}

/** Slows down the page's processor and, unless it is false, its network. @returns the session that holds both */
export async function slowDown(page: Page, { network }: { network: Network | false }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  if (!network) return session;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditionsOf(network));
  return session;
}

/** A phone's window without stored data. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-KE',
  timezoneId: 'Africa/Nairobi',
};
