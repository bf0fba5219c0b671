/** The `test` of every journey: a guarded page, an API that can fail, and the menu at both sizes. */
import { expect, type Locator, test as base } from '@playwright/test';
import { ApiFaults } from './ApiFaults.ts';
import { Guard } from './Guard.ts';
import { watchTokens } from './secrets.ts';

interface Fixtures {
  guard: Guard;
  api: ApiFaults;
  /** The side menu: opens the drawer on a phone. */
  openMenu: () => Promise<Locator>;
}

export const test = base.extend<Fixtures>({
  guard: [
    async ({ page, baseURL }, use) => {
      const guard = new Guard(baseURL ?? '');
      guard.watch(page);
      watchTokens(page.context());
      await use(guard);
      expect(guard.complaints, 'what the page did wrong meanwhile').toEqual([]);
    },
    { auto: true },
  ],
  api: async ({ page, guard }, use) => {
    await use(new ApiFaults(page, guard));
  },
  openMenu: async ({ page, isMobile }, use) => {
    await use(async () => {
      if (!isMobile) return page.getByRole('navigation', { name: 'Main menu' });
      await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('button', { name: 'Menu' }).tap();
      return page.getByRole('dialog', { name: 'Menu' });
    });
  },
});

export { expect };
