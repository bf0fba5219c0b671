/** Origins of games that need their own storage or cookies; never the page's own origin. */
export const TRUSTED_GAME_ORIGINS: readonly string[] = [];

const BASE = 'allow-scripts allow-forms';

/** A same-origin frame with `allow-same-origin` could remove its sandbox, so only a listed other origin gets it. */
export function frameSandbox(url: string, trusted = TRUSTED_GAME_ORIGINS, ownOrigin = window.location.origin): string {
  const { origin } = new URL(url);
  const keepsOrigin = origin !== ownOrigin && trusted.includes(origin);
  return keepsOrigin ? `${BASE} allow-same-origin` : BASE;
}
