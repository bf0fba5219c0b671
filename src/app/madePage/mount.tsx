import { api } from '@/api';
import { whenIdle } from '@/shared/whenIdle';
import { type ComponentProps, startTransition } from 'react';
import { madeAhead } from '@/shared/hooks';
import { logWarning } from '@/shared/log';
import type { AppStore, RootState } from '../store/makeStore';
import { Site } from '../App';
import { keepPageData, type MadePage, type PageData } from './pageData';
import { createRoot, hydrateRoot, type Root } from './roots';

/** The presses, the choices and the search in the page before the app was there (scripts/build/earlyScripts.ts). */
declare global {
  interface Window {
    keptPress?: {
      stop: () => void;
      answer: () => void;
      /** Empty without a choice. */
      takeLanguage: () => string;
      /** Empty when nothing was typed. */
      takeText: () => string;
    };
  }
}

/** From now on the app answers itself. Returns what answers the kept press, once. */
function takeKeptPress(): () => void {
  const { keptPress } = window;
  keptPress?.stop();
  return () => keptPress?.answer();
}

/** Asks again, when nothing else is to be done, for what an old page was made from. */
function refreshLater({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  whenIdle(() => void dispatch(api.util.invalidateTags(['Settings', 'Content', 'Game', 'Provider'])));
}

type SiteProps = Omit<ComponentProps<typeof Site>, 'madeOf'>;

const onRecoverableError = (error: unknown) => logWarning(`The page was rendered again: ${String(error)}`);

/** Renders the app in place of what is there; `data`: of a page that was made ahead, for visitors. */
export function mount(container: HTMLElement, site: SiteProps, data?: PageData): Root {
  if (data) keepPageData(site.store, data);
  delete document.documentElement.dataset['player'];
  const answerPress = takeKeptPress();
  const root = createRoot(container);
  // When the app is in the place of what was there.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    answerPress();
  }).observe(container, { childList: true });
  root.render(<Site {...site} />);
  return root;
}

/** React then lets the browser go first again and again. */
function inTransition<T>(act: () => T): T {
  const results: T[] = [];
  startTransition(() => void results.push(act()));
  return results[0] as T;
}

/** Takes over a page that was made ahead. What this browser knows besides `unvisited`, its store at birth, is shown afterwards. */
export function takeOver(container: HTMLElement, site: SiteProps, made: MadePage, unvisited: RootState): Root {
  const { store } = site;
  const { data, isOld } = made;
  keepPageData(store, data);
  madeAhead.at = data.at;
  const ui = { ...unvisited.ui, page: data.page, isBrowserSaving: data.isSaving };
  const madeOf = { ...unvisited, ui, api: store.getState().api };
  const answerPress = takeKeptPress();
  const app = <Site {...site} madeOf={madeOf} />;
  const root = inTransition(() => hydrateRoot(container, app, { onRecoverableError }));
  setTimeout(answerPress);
  if (isOld) refreshLater(store);
  return root;
}
