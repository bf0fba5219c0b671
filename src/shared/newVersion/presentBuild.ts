import { BUILD_FILE } from '@contract/buildMark.ts';

const MAIN_SCRIPT = /\/assets\/main\.\w+\.js$/;

/** The first script of this page; none in development. */
const ownScript = (): string | undefined =>
  [...document.scripts].map(({ src }) => src).find((src) => MAIN_SCRIPT.test(src));

/** Whether the site has another build than this page. Undefined without an answer. */
export async function isOldPage(): Promise<boolean | undefined> {
  const own = ownScript();
  if (!own) return undefined;
  try {
    const answer = await fetch(BUILD_FILE, { cache: 'no-store' });
    const present = (await answer.text()).trim();
    return answer.ok && MAIN_SCRIPT.test(present) ? !own.endsWith(present) : undefined;
  } catch {
    return undefined;
  }
}
