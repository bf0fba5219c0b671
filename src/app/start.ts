import { PAGE_DATA_ID } from '@contract/madePages.ts';
import { LANGUAGE_PARAM } from '@contract/pageNames.ts';
import { languageOf } from '@contract/userChoices.ts';
import { noteInvitation, resumeSignIn } from '@/features/auth';
import { browserSavesData, HOME_PAGE, localeChosen, localeLinked, selectLocale, selectPage } from '@/features/ui';
import { lazyIdentity } from '@/identity';
import { nextTask } from '@/shared/whenIdle';
import { browserLocale, ENGLISH, loadMessages } from './Localised';
import { preloadMenu } from './layout/SideMenu/SideMenu';
import { mount, takeOver } from './madePage/mount';
import { readMadePage } from './madePage/pageData';
import { followAddress } from './navigation';
import { pageComponent, preloadPage } from './pageRegistry';
import { savesData } from './connection';
import { type AppStore, makeStore } from './store/makeStore';

/** An address may name its language. It is the choice of who has made none; for who has, it counts for this visit alone, by the cookie (Localised.tsx). */
function takeLanguage({ dispatch, getState }: AppStore): void {
  const url = new URL(window.location.href);
  const chosen = selectLocale(getState());
  const named = url.searchParams.get(LANGUAGE_PARAM);
  const asked = languageOf(named ?? /language=(\w+)/.exec(document.cookie)?.[1] ?? '');
  if (!asked || (!named && asked === chosen)) return;
  dispatch((chosen ? localeLinked : localeChosen)(asked));
  url.searchParams.delete(LANGUAGE_PARAM);
  window.history.replaceState(window.history.state, '', url);
}

export async function start(container: HTMLElement): Promise<void> {
  const identity = lazyIdentity(async () => {
    const { openSignIn } = await import(/* webpackChunkName: "firebase" */ './openSignIn');
    return openSignIn(store);
  });
  const store = makeStore({ identity, origin: window.location.origin, vault: new Map() });
  const unvisited = store.getState();
  await store.restore();
  if (savesData()) store.dispatch(browserSavesData());
  await nextTask();
  noteInvitation();
  takeLanguage(store);
  followAddress(store);
  resumeSignIn(store, identity);
  const locale = selectLocale(store.getState()) ?? browserLocale();
  const page = selectPage(store.getState());
  const isMade = document.getElementById(PAGE_DATA_ID) !== null;
  const [initial] = await Promise.all([
    loadMessages(locale).catch(() => ENGLISH),
    preloadMenu(),
    (isMade || page === HOME_PAGE) && preloadPage(page),
  ]);
  const { documentElement } = document;
  await nextTask();
  const made = isMade && documentElement.lang === initial.locale ? readMadePage() : undefined;
  documentElement.lang = initial.locale;
  const site = { store, identity, initial };
  if (!made || pageComponent(made.data.page) !== pageComponent(page)) mount(container, site);
  else if (documentElement.dataset['player'] === 'page') mount(container, site, made.data);
  else takeOver(container, site, made, unvisited);
}
