import { useEffect, useState } from 'react';
import { isOldPage } from '@/shared/newVersion';

const AGAIN_MS = 15_000;

/**
 * Whether the site answers. A page of the service worker opens without a network, and a phone whose data is used up calls
 * itself online; so such a page asks once, and again until there is an answer. Then it says so as a browser would.
 */
export function useIsReachable(): boolean {
  const [isReachable, setIsReachable] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLost = false;
    let isLeft = false;
    const ask = async () => {
      const answer = await isOldPage();
      if (isLeft) return;
      if (answer === undefined) {
        isLost = true;
        setIsReachable(false);
        timer = setTimeout(() => void ask(), AGAIN_MS);
      } else if (isLost) {
        setIsReachable(true);
        window.dispatchEvent(new Event('online'));
      }
    };
    if (navigator.serviceWorker?.controller) void ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, []);
  return isReachable;
}
