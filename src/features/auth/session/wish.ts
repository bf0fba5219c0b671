/** The wish of a visitor before signing in; also in this tab's storage, because the page may be reloaded. */
import * as v from 'valibot';
import { modalOpened, pageOpened, type Wish, wishDropped } from '@/features/ui';
import { isRedirectPending } from '@/identity';
import { tryStorage } from '@/shared/tryStorage';
import { isOver } from '../authSlice';
import type { AuthRootState, AuthThunk } from './authThunk';

const KEY = 'karata/wish';

const keep = (wish: Wish | null): void =>
  tryStorage('sessionStorage', (storage) =>
    wish ? storage.setItem(KEY, JSON.stringify(wish)) : storage.removeItem(KEY),
  );

const text = v.string();

/** The stored value may be broken, so each field is checked. */
const WishSchema: v.GenericSchema<unknown, Wish> = v.union([
  v.object({ page: text }),
  v.object({
    id: v.literal('deposit'),
    props: v.optional(v.object({ bonusId: v.fallback(v.optional(text), undefined) }), {}),
  }),
  v.object({ id: v.literal('withdraw'), props: v.optional(v.object({}), {}) }),
  v.object({
    id: v.literal('gamePlayer'),
    props: v.object({ gameId: text, title: text, url: v.fallback(v.nullable(text), null) }),
  }),
]);

const kept = (): Wish | null =>
  tryStorage('sessionStorage', (storage) => v.parse(WishSchema, JSON.parse(storage.getItem(KEY) ?? ''))) ?? null;

/** A game stays open under the sign-in, but not after a reload. */
function wishOf({ ui: { wish, modals } }: AuthRootState): Wish | null {
  const game = modals.find(({ id }) => id === 'gamePlayer');
  return wish ?? (game?.id === 'gamePlayer' ? { id: game.id, props: game.props } : null);
}

/** Called before the page may be reloaded. */
export const keepWish = (): AuthThunk<void> => (_dispatch, getState) => keep(wishOf(getState()) ?? kept());

export const dropWish = (): AuthThunk<void> => (dispatch, getState) => {
  keep(null);
  if (getState().ui.wish) dispatch(wishDropped());
};

/** The sign-in is open, or has succeeded. */
const isUnderWay = ({ auth, ui }: AuthRootState): boolean => !isOver(auth) || ui.modals.some(({ id }) => id === 'auth');

/** Drops the wish of a visitor who left without signing in, but not while a sign-in continues at Google. */
export const dropUnusedWish =
  (): AuthThunk<void> =>
  (dispatch, getState, { identity }) => {
    if (!isUnderWay(getState()) && !identity.whoIs() && !isRedirectPending()) dispatch(dropWish());
  };

/** Opens the wish, when nothing is left to do before it. */
export const grantWish = (): AuthThunk<void> => (dispatch, getState) => {
  const { ui } = getState();
  const wish = ui.wish ?? kept();
  dispatch(dropWish());
  if (!wish) return;
  if ('page' in wish) dispatch(pageOpened(wish.page));
  else if (!ui.modals.some(({ id }) => id === wish.id)) dispatch(modalOpened(wish.id, wish.props));
};
