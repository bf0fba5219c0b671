/** Opens and ends launches. A launch token goes to the game's frame and to the server alone. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type ApiError, type ApiExtra, type ApiState, withSealed } from '@/api';
import { endLaunch as endLaunchRoute, type OpenedGame } from '@contract/launches.ts';
import { launchApi } from './launchApi';

type LaunchThunk<TResult> = ThunkAction<TResult, ApiState, ApiExtra, UnknownAction>;

export interface Launch {
  token: string;
  gameId: string;
  currency: NonNullable<OpenedGame['currency']>;
  stakes: NonNullable<OpenedGame['stakes']>;
  /** Of the player on this slot. */
  freeSpins: OpenedGame['freeSpins'];
  /** Where the game sends its bets. */
  api: string;
}

/** A backend without rounds for money answers without a launch. */
export type LaunchAnswer = { launch: Launch | null; error?: undefined } | { launch?: undefined; error: ApiError };

export const openLaunch =
  (gameId: string): LaunchThunk<Promise<LaunchAnswer>> =>
  async (dispatch, _getState, { origin }) => {
    const key = crypto.randomUUID();
    const ask = () => dispatch(launchApi.endpoints.openLaunch.initiate({ gameId, key }, { track: false }));
    const { result, answered: token } = await dispatch(withSealed(key, undefined, ask));
    if (result.error) return { error: result.error as ApiError };
    const { currency, stakes, freeSpins } = result.data;
    if (typeof token !== 'string' || !currency || !stakes) return { launch: null };
    return { launch: { token, gameId, currency, stakes, freeSpins, api: `${origin}/api` } };
  };

/** Continues after the page is left. What is not ended here ends when it is idle. */
export function endLaunch({ token, api }: Launch): void {
  const [method, path = ''] = endLaunchRoute.split(' ');
  const headers = { authorization: `Bearer ${token}` };
  void fetch(`${api}${path}`, { method, headers, keepalive: true }).catch(() => undefined);
}
