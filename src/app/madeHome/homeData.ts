import type { Provider } from '@contract/games.ts';
import type { HeroContent } from '@contract/hero.ts';
import type { Settings } from '@contract/settings.ts';
import { heroApi } from '@/features/content';
import { settingsApi } from '@/features/ui';
import { type GameList, gamesApi } from '@/features/games';
import { HOME_DATA_ID } from '@contract/homePage.ts';
import type { AppStore } from '../store/makeStore';

/** A page of home was made from these answers, in the form of the app's cache. */
export interface Answers {
  settings: Settings;
  providers: Provider[];
  lobby: GameList;
  hero: HeroContent[];
}

export interface HomeData extends Answers {
  /** The page is the one for a browser that saves data. */
  isSaving: boolean;
}

/** Puts the answers into the cache as if they had just come, so that nothing asks for them. */
export function keepHomeData({ dispatch }: Pick<AppStore, 'dispatch'>, { settings, hero, ...games }: Answers): void {
  dispatch(settingsApi.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value: settings }]));
  dispatch(heroApi.util.upsertQueryEntries([{ endpointName: 'getHero', arg: undefined, value: hero }]));
  dispatch(
    gamesApi.util.upsertQueryEntries([
      { endpointName: 'getProviders', arg: undefined, value: games.providers },
      { endpointName: 'getLobby', arg: undefined, value: games.lobby },
    ]),
  );
}

export type MadeHome = NonNullable<ReturnType<typeof readMadeHome>>;

/** Not sent for this visit: the page comes from a cache of the browser or from a service worker. */
function isFromCache(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && (visit.transferSize === 0 || visit.workerStart > 0);
}

/** Reads the answers that the present page was made from, if it was made ahead. */
export function readMadeHome() {
  const element = document.getElementById(HOME_DATA_ID);
  if (!element?.textContent) return undefined;
  return {
    data: JSON.parse(element.textContent) as HomeData,
    /** True when the content may be older than the present one. */
    isOld: element.dataset['built'] !== undefined || isFromCache(),
  };
}
