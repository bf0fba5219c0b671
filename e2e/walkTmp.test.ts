import { openPage, speak } from './support/openPage.ts';
import { test } from './support/test.ts';

test('walk @both', async ({ page, isMobile }) => {
  test.setTimeout(120_000);
  const dir = '/tmp/w/shots/home';
  await openPage(page, '/');
  if (isMobile) {
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${dir}/home-360.png` });
    await page.evaluate(() => window.scrollTo(0, 640));
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${dir}/home-360b.png` });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${dir}/home-320.png` });
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${dir}/home-768.png` });
    await page.setViewportSize({ width: 360, height: 740 });
    await speak(page, 'sw');
    await openPage(page, '/');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${dir}/home-360sw.png` });
    await openPage(page, '/all-games');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${dir}/all-360sw.png` });
    return;
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `${dir}/home-1440.png`, fullPage: false });
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${dir}/home-1440b.png` });
  await openPage(page, '/all-games');
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${dir}/all-1440.png` });
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${dir}/all-1440c.png` });
});
