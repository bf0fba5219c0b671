/** Parts of the side menu that a phone loads when it opens the menu, in one chunk. */
import { lazyPart, preloadablePart } from '@/shared/lazyPart';
import { WIDE_SCREEN } from './wideScreen';

const menu = preloadablePart(() => import(/* webpackChunkName: "side-menu" */ './Menu'));

export const Menu = menu.Part;
export const Drawer = lazyPart(() => import(/* webpackChunkName: "side-menu" */ './Drawer'));

/** Wide screens show the menu at once, so the first render waits for it. Never rejects. */
export const preloadMenu = async (): Promise<void> => {
  if (window.matchMedia(WIDE_SCREEN).matches) await menu.preload().catch(() => undefined);
};
