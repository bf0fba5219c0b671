import { api } from '@/api';
import { whenIdle } from '@/shared/whenIdle';
import type { AppStore } from '../store/makeStore';

/** Asks again, when nothing else is to be done, for what an old page was made from. */
export function refreshLater({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  whenIdle(() => void dispatch(api.util.invalidateTags(['Settings', 'Content', 'Game', 'Provider'])));
}
