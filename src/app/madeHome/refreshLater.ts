import { api } from '@/api';
import type { AppStore } from '../store/makeStore';

/** Safari has no idle callback. */
const SOON_MS = 2_000;

/** Asks again, when nothing else is to be done, for what an old page was made from. */
export function refreshLater({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  const refresh = () => dispatch(api.util.invalidateTags(['Settings', 'Content', 'Game', 'Provider']));
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(refresh, { timeout: SOON_MS });
  else setTimeout(refresh, SOON_MS);
}
