import { noteInvitation, resumeSignIn } from '@/features/auth';
import { browserSavesData, HOME_PAGE, selectLocale, selectPage } from '@/features/ui';
import { lazyIdentity } from '@/identity';
import { nextTask } from '@/shared/whenIdle';
import { browserLocale, ENGLISH, loadMessages } from './Localised';
import { preloadMenu } from './layout/SideMenu/SideMenu';
import { mount, takeOver } from './madeHome/mount';
import { readMadeHome } from './madeHome/homeData';
import { followAddress } from './navigation';
import { preloadHome } from './pageRegistry';
import { savesData } from './connection';
import { makeStore } from './store/makeStore';

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
  followAddress(store);
  resumeSignIn(store, identity);
  const locale = selectLocale(store.getState()) ?? browserLocale();
  const isHome = selectPage(store.getState()) === HOME_PAGE;
  const [initial] = await Promise.all([
    loadMessages(locale).catch(() => ENGLISH),
    preloadMenu(),
    isHome && preloadHome(),
  ]);
  const page = document.documentElement;
  await nextTask();
  const made = isHome && page.lang === initial.locale ? readMadeHome() : undefined;
  page.lang = initial.locale;
  const site = { store, identity, initial };
  if (made) takeOver(container, site, made, unvisited);
  else mount(container, site);
}
