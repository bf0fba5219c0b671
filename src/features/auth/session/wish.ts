/**
 * What the visitor wanted before signing in. It waits in the store, and in this tab's storage where the page may be
 * loaded again on the way: at Google, and while age and terms are asked for.
 */
import { modalOpened, pageOpened, type Wish, wishDropped } from '@/features/ui';
import { isRedirectPending } from '@/identity';
import { tryStorage } from '@/shared/tryStorage';
import { isOver } from '../authSlice';
import type { AuthRootState, AuthThunk } from './types';

const KEY = 'karata/wish';

const keep = (wish: Wish | null): void =>
  tryStorage('sessionStorage', (storage) =>
    wish ? storage.setItem(KEY, JSON.stringify(wish)) : storage.removeItem(KEY),
  );

type Kept = { page?: unknown; id?: unknown; props?: Record<string, unknown> } | null;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept may be broken, so it is read field by field. */
function readWish(kept: Kept): Wish | null {
  const { page, id, props = {} } = kept ?? {};
  const { bonusId, gameId, title, url } = props;
  if (isText(page)) return { page };
  if (id === 'deposit') return { id, props: isText(bonusId) ? { bonusId } : {} };
  if (id === 'withdraw') return { id, props: {} };
  if (id === 'gamePlayer' && isText(gameId) && isText(title))
    return { id, props: { gameId, title, url: isText(url) ? url : null } };
  return null;
}

const kept = (): Wish | null =>
  tryStorage('sessionStorage', (storage) => readWish(JSON.parse(storage.getItem(KEY) ?? 'null') as Kept)) ?? null;

/** A game stays open below the sign-in, and would be gone after a reload. */
function wishOf({ ui: { wish, modals } }: AuthRootState): Wish | null {
  const game = modals.find(({ id }) => id === 'gamePlayer');
  return wish ?? (game?.id === 'gamePlayer' ? { id: game.id, props: game.props } : null);
}

/** Said before the page may be loaded again. */
export const keepWish = (): AuthThunk<void> => (_dispatch, getState) => keep(wishOf(getState()) ?? kept());

export const dropWish = (): AuthThunk<void> => (dispatch, getState) => {
  keep(null);
  if (getState().ui.wish) dispatch(wishDropped());
};

/** The sign-in is open, or has succeeded. */
const isUnderWay = ({ auth, ui }: AuthRootState): boolean => !isOver(auth) || ui.modals.some(({ id }) => id === 'auth');

/** Where the visitor left without signing in; one who goes on at Google still has it. */
export const dropUnusedWish =
  (): AuthThunk<void> =>
  (dispatch, getState, { identity }) => {
    if (!isUnderWay(getState()) && !identity.whoIs() && !isRedirectPending()) dispatch(dropWish());
  };

/** Opens it, where it is not open: nothing stands in between any more. */
export const grantWish = (): AuthThunk<void> => (dispatch, getState) => {
  const { ui } = getState();
  const wish = ui.wish ?? kept();
  dispatch(dropWish());
  if (!wish) return;
  if ('page' in wish) dispatch(pageOpened(wish.page));
  else if (!ui.modals.some(({ id }) => id === wish.id)) dispatch(modalOpened(wish.id, wish.props));
};
