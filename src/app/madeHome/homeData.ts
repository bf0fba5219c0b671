/** What a page of home was made from, as the cache of the app has it. */
import type { Provider } from '@contract/games.ts';
import type { HeroContent } from '@contract/hero.ts';
import type { Settings } from '@contract/settings.ts';
import { heroApi } from '@/features/content';
import { settingsApi } from '@/features/ui';
import { type GameList, gamesApi } from '@/features/games';
import type { AppStore } from '../store/makeStore';

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
