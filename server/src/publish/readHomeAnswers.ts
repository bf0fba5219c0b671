import type { HomeAnswers } from '../../../contract/homePage.ts';
import type { Language } from '../../../contract/userChoices.ts';
import type { CachedResponses } from './createCachedResponses.ts';
import { dataOf } from './dataOf.ts';

/** What the API answers to the first requests of home. */
export async function readHomeAnswers(published: CachedResponses, language: Language): Promise<HomeAnswers> {
  const hero = published.content.get('hero-content')?.[language];
  const [settings, providers, lobby, banner] = await Promise.all([
    dataOf(published.settings[language]),
    dataOf(published.providers),
    dataOf(published.lobby),
    hero ? dataOf(hero) : [],
  ]);
  return { settings, providers, lobby, hero: banner };
}
