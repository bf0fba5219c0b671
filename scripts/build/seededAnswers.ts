import fastify from 'fastify';
import type { HomeAnswers } from '../../contract/homePage.ts';
import type { Language } from '../../contract/userChoices.ts';
import { seedStore } from '../../server/seed/seed.ts';
import { seedData } from '../../server/seed/seedData.ts';
import type { Config } from '../../server/src/config/Config.ts';
import { COLLECTIONS } from '../../server/src/data/collections.ts';
import { createCachedResponses } from '../../server/src/publish/createCachedResponses.ts';
import { readHomeAnswers } from '../../server/src/publish/readHomeAnswers.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';

/** What a server answers that nobody has changed since its first start: the content of home on a static host. */
export async function seededAnswers(mode: Config['mode'], languages: readonly Language[]): Promise<HomeAnswers[]> {
  const store = openSqliteStore(':memory:', COLLECTIONS);
  try {
    await seedStore(store, seedData(Date.now(), mode));
    const published = createCachedResponses(store, fastify().log);
    return await Promise.all(languages.map((language) => readHomeAnswers(published, language)));
  } finally {
    await store.close();
  }
}
