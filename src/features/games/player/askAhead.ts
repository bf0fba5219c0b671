import { addListener } from '@reduxjs/toolkit';
import type { ApiDispatch, ApiState } from '@/api';
import { isFree, playApi } from '@/features/saferPlay';
import { modalOpened, type ModalProps } from '@/features/ui';

/**
 * For the store, once the game player is loaded. The address of a game is on its way while its player is made. As
 * `useGameAddress`: for a player who is on no break.
 */
export const playerListener = addListener.withTypes<ApiState, ApiDispatch<ApiState>>()({
  actionCreator: modalOpened,
  effect: ({ payload: { id, props } }, { dispatch, getState }) => {
    if (id !== 'gamePlayer' || !isFree(getState())) return;
    const { gameId } = props as ModalProps['gamePlayer'];
    void dispatch(playApi.endpoints.openGame.initiate(gameId, { subscribe: false, forceRefetch: true }));
  },
});
