/** What is known of a newer version of the site than this page. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOldPage } from './presentBuild';

let isWaiting = false;
/** Notices on the screen that tell of it. */
let tellers = 0;
const listeners = new Set<() => void>();
const tellAll = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The service worker of a new version is ready. `false` is for tests. */
export function noteVersion(isReady = true): void {
  isWaiting = isReady;
  tellAll();
}

function tellHere(): () => void {
  tellers += 1;
  tellAll();
  return () => {
    tellers -= 1;
    tellAll();
  };
}

/** Whether a new version is ready and no other part of the page says so. */
export const useIsVersionUntold = (): boolean => useSyncExternalStore(subscribe, () => isWaiting && tellers === 0);

/** Whether the site was released again since this page was loaded; for a notice of a part that has failed, which then says so. */
export function useNewVersion(): boolean {
  const isReady = useSyncExternalStore(subscribe, () => isWaiting);
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    void isOldPage().then((answer) => setIsOld(answer === true));
  }, []);
  useEffect(() => tellHere(), []);
  return isReady || isOld;
}
