import type { BrowserContext, Page } from '@playwright/test';

/** A cheap phone on a 3G line. */
const CPU_TIMES_SLOWER = 4;
const LATENCY_MS = 150;
const BITS_PER_SECOND = 1_600_000;
const BYTES_PER_SECOND = BITS_PER_SECOND / 8;

/** Slows down the page's processor, and optionally its network. */
export async function slowDown(page: Page, { network }: { network: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

/** A phone's window without stored data. */
export const PHONE: Parameters<NonNullable<ReturnType<BrowserContext['browser']>>['newContext']>[0] = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
