import { Crawler } from './support/crawl/Crawler.ts';
import { freezeStorage } from './support/crawl/freezeStorage.ts';
import { countCalls } from './support/crawl/traces.ts';
import { openPage, speak } from './support/openPage.ts';
import { newPhone, signIn } from './support/players.ts';
import { test } from './support/test.ts';
test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const isPlayer of [false, true])
test(`tmp ${isPlayer ? 'in' : 'out'}`, async ({ page, guard }) => {
  test.setTimeout(1_800_000);
  await countCalls(page);
  if (isPlayer) await signIn(page, newPhone());
  else await openPage(page, '/');
  await speak(page, 'en');
  await freezeStorage(page, 'en');
  const crawler = new Crawler({ page, guard, isEnding: (c) => /Sign out|Log out/i.test(c.name) });
  for (const a of (process.env['PAGES'] ?? '/').split(' ')) {
    const [t, c] = [Date.now(), crawler.count];
    await crawler.crawl(a);
    console.log('PAGE', a, crawler.count - c, Date.now() - t);
  }
  console.log(crawler.problems.join('\n'));
});
