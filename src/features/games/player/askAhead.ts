import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra, ApiState } from '@/api';
import { isFree, playApi } from '@/features/saferPlay';
import { modalOpened, type ModalProps } from '@/features/ui';

type Opened = ReturnType<typeof modalOpened>['payload'];

/** The address of a game is on its way while its player is made. As `useGameAddress`: for a player who is on no break. */
const askAddress =
  ({ id, props }: Opened): ThunkAction<void, ApiState, ApiExtra, UnknownAction> =>
  (dispatch, getState) => {
    if (id !== 'gamePlayer' || !isFree(getState())) return;
    const { gameId } = props as ModalProps['gamePlayer'];
    void dispatch(playApi.endpoints.openGame.initiate(gameId, { subscribe: false, forceRefetch: true }));
  };

/** For the store, once the game player is loaded. */
export const playerListeners = { [modalOpened.type]: askAddress };
