import { tryStorage } from '@/shared/tryStorage';

/** The session of the player in this tab, which continues after a reload: two times, and nothing about the player. */
const STARTED = 'karata/session';
const CHECKED = 'karata/session-checked';

/** Used for as long as the page when the browser stores nothing. */
const fallback = new Map<string, string>();

const read = (key: string): string | null =>
  tryStorage('sessionStorage', (storage) => storage.getItem(key)) ?? fallback.get(key) ?? null;

/** If storage is full or refused, the page keeps the time. */
function write(key: string, instant: string): void {
  const isKept = tryStorage('sessionStorage', (storage) => {
    storage.setItem(key, instant);
    return true;
  });
  if (!isKept) fallback.set(key, instant);
}

function drop(key: string): void {
  fallback.delete(key);
  tryStorage('sessionStorage', (storage) => storage.removeItem(key));
}

const isInstant = (text: string | null): text is string => text !== null && !Number.isNaN(Date.parse(text));

/** Start of the session, ISO 8601; the first call starts it. */
export function sessionStart(): string {
  const kept = read(STARTED);
  if (isInstant(kept)) return kept;
  const now = new Date().toISOString();
  write(STARTED, now);
  return now;
}

export const checkNoted = (): void => write(CHECKED, new Date().toISOString());

export function forgetSession(): void {
  drop(STARTED);
  drop(CHECKED);
}

/** Time of the next check, Unix ms. */
export function nextCheckAt(minutes: number): number {
  const checked = read(CHECKED);
  return Date.parse(isInstant(checked) ? checked : sessionStart()) + minutes * 60_000;
}
