import { type RefObject, useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useIntl } from '@/shared/i18n';
import { pageTitled, selectIsFirstPage, selectTitle, type UiState } from './uiSlice';

interface Options {
  /** The name of the page, if not its heading; empty for the site's title alone. */
  title?: string | undefined;
  /** Off when the page focuses another element, such as a search box. */
  takesFocus?: boolean;
  heading?: RefObject<HTMLElement | null>;
}

/** A heading may come seconds after its page; the player may be in a menu by then, which closes without the focus. */
const isMenuOpen = () => document.querySelector('header [aria-expanded=true]') !== null;

/**
 * Names the page, and the window, and takes the focus after a page change, so that assistive technology continues
 * there; not on the first page, where the browser starts, nor from an open menu. The heading needs `tabIndex={-1}`.
 */
export function usePageHeading({ title: ownTitle, takesFocus = true, heading: given }: Options = {}) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  const store = useStore<{ ui: UiState }>();
  const title = useSelector(selectTitle);
  const isFirstPage = useSelector(selectIsFirstPage);
  const isNew = useRef(true);
  // A heading follows the language without a new render of its page.
  useIntl();

  useEffect(() => {
    /** A heading that replaces another one, as when content arrives, takes its focus. */
    const isSuccessor = isNew.current && document.activeElement === document.body;
    isNew.current = false;
    const isWanted = takesFocus && !isFirstPage && (title === null || isSuccessor);
    if (isWanted && !isMenuOpen()) heading.current?.focus({ preventScroll: true });
    const text = ownTitle ?? heading.current?.textContent ?? '';
    // The store is asked again, because React runs each effect twice in development.
    if (text !== selectTitle(store.getState())) store.dispatch(pageTitled(text));
  });
  return own;
}
