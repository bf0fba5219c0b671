import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra, ApiState } from '@/api';
import { playApi, sessionStart } from '@/features/saferPlay';

/** The player's session for a game: how long it lasts, and what its rounds have won less staked, a decimal. */
export interface SessionPosition {
  since: string;
  playedMs: number;
  net: number;
}

/** `undefined` when the server does not tell it. */
export const sessionPosition =
  (): ThunkAction<Promise<SessionPosition | undefined>, ApiState, ApiExtra, UnknownAction> => async (dispatch) => {
    const since = sessionStart();
    const asked = playApi.endpoints.getPosition.initiate(since, { forceRefetch: true, subscribe: false });
    const { data } = await dispatch(asked);
    return data && { since: data.since, playedMs: Math.max(0, Date.now() - Date.parse(since)), net: data.wonNet };
  };
