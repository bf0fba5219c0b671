import { useSyncExternalStore } from 'react';

/** The dialog that was opened last: the others and the page are behind it. */
const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

/** Dialogs open and close by their attribute, or come and go as a whole. */
function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

export const useTopDialog = (): Element | undefined => useSyncExternalStore(watchDialogs, topDialog);
