import { BUILD_FILE } from '@contract/buildMark.ts';
import { useEffect, useState } from 'react';

const MAIN_SCRIPT = /\/assets\/main\.\w+\.js$/;

/** The first script of this page; none in development. */
const ownScript = (): string | undefined =>
  [...document.scripts].map(({ src }) => src).find((src) => MAIN_SCRIPT.test(src));

/** Asks the site for its present build. Without an answer this version counts as the newest. */
async function hasNewVersion(): Promise<boolean> {
  const own = ownScript();
  if (!own) return false;
  try {
    const answer = await fetch(BUILD_FILE, { cache: 'no-store' });
    const present = (await answer.text()).trim();
    return answer.ok && MAIN_SCRIPT.test(present) && !own.endsWith(present);
  } catch {
    return false;
  }
}

/** Whether the site was released again since this page was loaded. Asked once, when a part has failed. */
export function useNewVersion(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    void hasNewVersion().then(setIsNew);
  }, []);
  return isNew;
}
