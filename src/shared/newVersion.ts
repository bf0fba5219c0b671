import { BUILD_FILE } from '@contract/buildMark.ts';
import { TAKE_OVER } from '@contract/serviceWorker.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';

const MAIN_SCRIPT = /\/assets\/main\.\w+\.js$/;

/** The first script of this page; none in development. */
const ownScript = (): string | undefined =>
  [...document.scripts].map(({ src }) => src).find((src) => MAIN_SCRIPT.test(src));

/** True when the site has another build than this page. Undefined without an answer. */
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

/** A slow line may need this long for the scripts of the new version. */
const PATIENCE_MS = 10_000;
/** Chromium may wait for the next page before it changes the worker; that page comes from the network in any case. */
const CHANGE_MS = 1_000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const nextEvent = (target: EventTarget, name: string) =>
  new Promise<void>((resolve) => target.addEventListener(name, () => resolve(), { once: true }));

/** The service worker of the new version, once it has all that it needs. */
async function arrivedWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  if (registration.waiting) return registration.waiting;
  await registration.update();
  const { installing } = registration;
  if (installing && installing.state !== 'installed') await nextEvent(installing, 'statechange');
  return registration.waiting;
}

/** The worker of the new version takes over. When it does not come, the former one goes, and the network decides. */
async function changeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return;
  const next = await Promise.race([arrivedWorker(registration).catch(() => null), after(PATIENCE_MS)]);
  if (!next) return void (await registration.unregister());
  const isTaken = nextEvent(navigator.serviceWorker, 'controllerchange');
  next.postMessage(TAKE_OVER);
  await Promise.race([isTaken, after(CHANGE_MS)]);
}

export async function takeNewVersion(reload = () => window.location.reload()): Promise<void> {
  if ('serviceWorker' in navigator) await changeWorker().catch(() => undefined);
  reload();
}

/** True when a newer version of the site than this page is ready. */
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

/** True when a new version is ready and no other part of the page says so. */
export const useIsVersionUntold = (): boolean => useSyncExternalStore(subscribe, () => isWaiting && tellers === 0);

/** True when the site was released again since this page was loaded; the notice of a part that has failed then says so. */
export function useNewVersion(): boolean {
  const isReady = useSyncExternalStore(subscribe, () => isWaiting);
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    void isOldPage().then((answer) => setIsOld(answer === true));
  }, []);
  useEffect(() => tellHere(), []);
  return isReady || isOld;
}
