import { tryStorage } from '@/shared/tryStorage';

/** The session of the player in this tab, which a reload does not end: two instants, and nothing of the player. */
const STARTED = 'karata/session';
const CHECKED = 'karata/session-checked';

/** Where the browser keeps nothing, the instants last as long as the page. */
const fallback = new Map<string, string>();

const read = (key: string): string | null =>
  tryStorage('sessionStorage', (storage) => storage.getItem(key)) ?? fallback.get(key) ?? null;

/** Storage that is full, or refused, leaves the instant to the page. */
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

/** When the session began, as ISO 8601; it begins with the first question. */
export function sessionStart(): string {
  const kept = read(STARTED);
  if (isInstant(kept)) return kept;
  const now = new Date().toISOString();
  write(STARTED, now);
  return now;
}

/** The player has seen where they stand. */
export const checkNoted = (): void => write(CHECKED, new Date().toISOString());

export function forgetSession(): void {
  drop(STARTED);
  drop(CHECKED);
}

/** When the next check is due, in milliseconds since 1970. */
export function nextCheckAt(minutes: number): number {
  const checked = read(CHECKED);
  return Date.parse(isInstant(checked) ? checked : sessionStart()) + minutes * 60_000;
}
