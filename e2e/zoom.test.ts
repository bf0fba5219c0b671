/** Reflow (WCAG 1.4.10) and larger text (1.4.4) together, in both languages: nothing must be scrolled sideways. */
import { cutOff, doubleText, tooWide } from './support/fits.ts';
import { openPage, speak, turnTo } from './support/openPage.ts';
import { EVERY_PAGE, LANGUAGES } from './support/pages.ts';
import { newPhone } from './support/players.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const TOUR_MS = 300_000;
const NARROWEST = { width: 320, height: 640 };

for (const language of LANGUAGES) {
  for (const isPlayer of [false, true]) {
    test(`every page fits at 320 px with 200 % text size: ${language}, signed ${isPlayer ? 'in' : 'out'}`, async ({
      page,
    }) => {
      test.setTimeout(TOUR_MS);
      if (isPlayer) await signIn(page, newPhone());
      await page.setViewportSize(NARROWEST);
      const problems: unknown[] = [];
      await openPage(page, '/');
      await speak(page, language);
      for (const address of EVERY_PAGE) {
        await turnTo(page, address);
        await doubleText(page);
        const found = { tooWide: await tooWide(page.locator('html')), cutOff: await cutOff(page.locator('main')) };
        if (Object.values(found).some((list) => list.length > 0)) problems.push({ address, ...found });
      }
      expect(problems).toEqual([]);
    });
  }
}
