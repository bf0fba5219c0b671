/** What a framed game is allowed. */

/** Origins whose games need their own storage or cookies. The page's own origin never counts, listed or not. */
export const TRUSTED_GAME_ORIGINS: readonly string[] = [];

const BASE = 'allow-scripts allow-forms';

/**
 * The `sandbox` of a game's frame. A frame of the page's own origin with `allow-same-origin` could lift its sandbox, so
 * only a listed other origin gets it.
 */
export function frameSandbox(url: string, trusted = TRUSTED_GAME_ORIGINS, ownOrigin = window.location.origin): string {
  const { origin } = new URL(url);
  const keepsOrigin = origin !== ownOrigin && trusted.includes(origin);
  return keepsOrigin ? `${BASE} allow-same-origin` : BASE;
}
