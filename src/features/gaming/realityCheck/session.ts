/** The session of the player in this tab, which a reload does not end: two instants, and nothing of the player. */
const STARTED = 'karata/session';
const CHECKED = 'karata/session-checked';

/** Where the browser keeps nothing, the instants last as long as the page. */
const fallback = new Map<string, string>();

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

function write(key: string, instant: string): void {
  try {
    window.sessionStorage.setItem(key, instant);
  } catch {
    fallback.set(key, instant);
  }
}

function drop(key: string): void {
  fallback.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // There is nothing to drop.
  }
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
