/** The parts of the side menu that a phone fetches only when it opens the menu. Both are in one chunk. */
import { lazyPart, preloadablePart } from '@/shared/lazyPart';
import { WIDE_SCREEN } from './wideScreen';

const menu = preloadablePart(() => import(/* webpackChunkName: "side-menu" */ './Menu'));

export const Menu = menu.Part;
export const Drawer = lazyPart(() => import(/* webpackChunkName: "side-menu" */ './Drawer'));

/** Wide screens show the menu at once: the first render waits for it. Never rejects. */
export const preloadMenu = async (): Promise<void> => {
  if (window.matchMedia(WIDE_SCREEN).matches) await menu.preload().catch(() => undefined);
};
