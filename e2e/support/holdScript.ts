import type { Page } from '@playwright/test';

/** A script comes when it is let go: that of the app, or a part's. */
export async function holdScript(page: Page, name = 'main'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/assets/${name}*.js`, async (route) => {
    await isLetGo;
    await route.fallback();
  });
  return letGo;
}
