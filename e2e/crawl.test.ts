/** No dead control anywhere: every one is used, and something good comes of it. */
import type { Control } from './support/crawl/controls.ts';
import { Crawler } from './support/crawl/Crawler.ts';
import { freezeStorage } from './support/crawl/freezeStorage.ts';
import { countCalls } from './support/crawl/traces.ts';
import { openPage, speak } from './support/openPage.ts';
import { GAME_PAGES, type Language, PLAYER_PAGES, TEXT_PAGES } from './support/pages.ts';
import { newPhone, signIn } from './support/players.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CRAWL_MS = 1_800_000;

/** What ends the session or locks the player out has journeys of its own. */
const ENDINGS = ['account.signOut', 'profile.signOut'];
/** The last word of what asks first. */
const LAST_WORDS = ['profile.everywhereConfirm', 'responsible.startTimeOut', 'responsible.excludeMe'];

function endingsIn(language: Language) {
  const namesOf = (ids: readonly string[]) => new Set(ids.map((id) => words(language, id)));
  const [endings, lastWords] = [namesOf(ENDINGS), namesOf(LAST_WORDS)];
  return ({ name, region }: Control) => endings.has(name) || (region.startsWith('dialog') && lastWords.has(name));
}

/** Who looks, in which language, at which size: every pair of them once. */
const CRAWLS = [
  { language: 'en', isPlayer: false, size: '@phone' },
  { language: 'sw', isPlayer: true, size: '@phone' },
  { language: 'sw', isPlayer: false, size: '@desktop' },
  { language: 'en', isPlayer: true, size: '@desktop' },
] as const;

/** Nobody's texts and games differ by who is signed in. */
const pagesOf = (isPlayer: boolean) => (isPlayer ? PLAYER_PAGES : [...PLAYER_PAGES, ...GAME_PAGES, ...TEXT_PAGES]);

for (const { language, isPlayer, size } of CRAWLS) {
  test(`every control does something: ${language}, signed ${isPlayer ? 'in' : 'out'} ${size}`, async ({
    page,
    guard,
  }) => {
    test.setTimeout(CRAWL_MS);
    await countCalls(page);
    if (isPlayer) await signIn(page, newPhone());
    else await openPage(page, '/');
    await speak(page, language);
    await freezeStorage(page, language);
    const crawler = new Crawler({ page, guard, isEnding: endingsIn(language) });
    for (const address of pagesOf(isPlayer)) await crawler.crawl(address);
    expect(crawler.problems).toEqual([]);
    expect(crawler.count).toBeGreaterThan(100);
  });
}
