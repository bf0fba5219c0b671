import { type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { pageTitled, selectIsFirstPage, selectTitle } from './uiSlice';

interface Options {
  /** What the page is called where its heading says something else; empty for the title of the site alone. */
  title?: string | undefined;
  /** Off where the page gives the focus to something else, such as a search box. */
  takesFocus?: boolean;
  /** The heading, where it stands in another part. */
  heading?: RefObject<HTMLElement | null>;
}

/**
 * Names the page after its heading, in the title of the window too, and takes the focus there when the page was changed:
 * what had it before is gone, and assistive technology reads on from there. Not at the first page, where the browser
 * itself begins. The heading needs `tabIndex={-1}`.
 */
export function usePageHeading({ title: ownTitle, takesFocus = true, heading: given }: Options = {}) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  const dispatch = useDispatch();
  const title = useSelector(selectTitle);
  const isFirstPage = useSelector(selectIsFirstPage);
  const isNew = useRef(true);
  // A heading follows the language without its page being rendered again.
  useIntl();

  useEffect(() => {
    /** A heading that takes the place of another one, as when its content arrives, takes its focus. */
    const isSuccessor = isNew.current && document.activeElement === document.body;
    isNew.current = false;
    if (takesFocus && !isFirstPage && (title === null || isSuccessor)) heading.current?.focus({ preventScroll: true });
    const text = ownTitle ?? heading.current?.textContent ?? '';
    if (text !== title) dispatch(pageTitled(text));
  });
  return own;
}
