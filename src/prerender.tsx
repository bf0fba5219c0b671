/** Pages made ahead: painted before any script runs. The build uses it, and the server, which loads it as a bundle. */
import './shared/styles/tokens.scss';
import './shared/styles/base.scss';
import type { HomeAnswers, HomeRendering, RenderHome } from '@contract/homePage.ts';
import { DEFAULT_SETTINGS, type Settings } from '@contract/settings.ts';
import type { Language } from '@contract/userChoices.ts';
import { prerender } from 'react-dom/static';
import * as v from 'valibot';
import { api } from './api';
import { Site } from './app/App';
import { loadMessages } from './app/Localised';
import { type Answers, type HomeData, keepHomeData } from './app/madeHome/homeData';
import { type AppStore, makeStore } from './app/store/makeStore';
import { HeroListSchema } from './features/content';
import { GameListSchema, ProviderListSchema } from './features/games';
import { browserSavesData, HOME_PAGE, NO_PAGE, pageVisited, SettingsAnswerSchema, themeVariables } from './features/ui';
import { anonymousIdentity } from './identity';

/** React asks for pictures before the scripts; the markup already names them, in the order of display. */
const withoutImagePreloads = (markup: string): string => markup.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');

/** @throws the first error of a component: React would leave its part to the browser. */
async function markupOf(store: AppStore, locale: Language): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Site store={store} identity={anonymousIdentity} initial={await loadMessages(locale)} />,
    // Whole and in place: React would put a large part behind its fallback, until a script moves it.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  return withoutImagePreloads(await new Response(prelude).text());
}

const newStore = () => makeStore({ identity: anonymousIdentity, origin: 'http://localhost', vault: new Map() });

/** The markup of header and menus around any page but home. */
export function renderShell(language: Language): Promise<string> {
  const store = newStore();
  store.dispatch(pageVisited(NO_PAGE));
  return markupOf(store, language);
}

const COLOURS = ['primaryColor', 'secondaryColor', 'accentColor'] as const;

const themeOf = (settings: Settings): string =>
  COLOURS.every((name) => settings[name] === DEFAULT_SETTINGS[name])
    ? ''
    : Object.entries(themeVariables(settings))
        .map(([name, value]) => `${name}:${value}`)
        .join(';');

/** The answers of the API, read by the schemas of the app. @throws ValiError when one does not fit the contract */
const readAnswers = ({ settings, providers, lobby, hero }: HomeAnswers): Answers => ({
  settings: v.parse(SettingsAnswerSchema, settings),
  providers: v.parse(ProviderListSchema, providers),
  lobby: v.parse(GameListSchema, lobby),
  hero: v.parse(HeroListSchema, hero),
});

/** Home as everybody gets it: signed out, without anything of a player. @throws when an answer does not fit the contract */
export const renderHome: RenderHome = async ({ language, isSaving, answers }): Promise<HomeRendering> => {
  const data: HomeData = { ...readAnswers(answers), isSaving };
  const store = newStore();
  store.dispatch(pageVisited(HOME_PAGE));
  if (isSaving) store.dispatch(browserSavesData());
  keepHomeData(store, data);
  const { settings } = data;
  try {
    return {
      template: settings.maintenanceMode ? 'maintenance' : 'home',
      title: settings.windowTitle,
      description: settings.metaDescription,
      theme: themeOf(settings),
      isStill: !settings.enableAnimations,
      markup: await markupOf(store, language),
      data,
    };
  } finally {
    // Ends the timers of the cache.
    store.dispatch(api.util.resetApiState());
  }
};
