import { TAKE_OVER } from '@contract/serviceWorker.ts';

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

/** Loads the page again, in the new version. */
export async function takeNewVersion(reload = () => window.location.reload()): Promise<void> {
  if ('serviceWorker' in navigator) await changeWorker().catch(() => undefined);
  reload();
}
