/** Checks that the crawler finds faulty controls. */
import type { Control } from './support/crawl/controls.ts';
import { Crawler } from './support/crawl/Crawler.ts';
import { FAULTY_REGION, putFaultyControls } from './support/crawl/faultyControls.ts';
import { watchPage } from './support/crawl/watchPage.ts';
import { openPage } from './support/openPage.ts';
import { expect, test } from './support/test.ts';

test('the crawler reports a control that does nothing, fails, requests a missing file or leaves the site', async ({
  page,
  guard,
}) => {
  await watchPage(page);
  await putFaultyControls(page);
  const isOurs = ({ region }: Control) => region === FAULTY_REGION;
  const crawler = new Crawler({
    page,
    guard,
    isEnding: (control) => !isOurs(control),
    open: (address) => openPage(page, address),
  });
  await crawler.crawl('/fairness');
  expect(crawler.count).toBe(7);
  expect(crawler.problems).toEqual([
    expect.stringMatching(/dead.*does nothing/),
    expect.stringMatching(/broken.*uncaught.*out of order/),
    expect.stringMatching(/lost.*uncaught.*gone astray/),
    expect.stringMatching(/refused.*404/),
    expect.stringMatching(/bare.*without encryption/),
    expect.stringMatching(/window.*hands its window over/),
  ]);
});
