/** Opens and ends launches. A launch token goes to the game's frame and to the server alone. */
import {
  type Answer,
  api,
  type ApiError,
  type ApiExtra,
  type ApiState,
  ONCE,
  playerEndpoints,
  requestOf,
  withSealed,
} from '@/api';
import { endLaunch as endLaunchRoute, type OpenedGame, OpenedGameSchema, openGame } from '@contract/launches.ts';
import { at } from '@contract/route.ts';
import * as v from 'valibot';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

interface LaunchArg {
  gameId: string;
  /** The launch token is in the vault under this key, never in the store. */
  key: string;
}

/** The store may see these parts of a launch, and not its token. */
type ShownLaunch = Pick<OpenedGame, 'currency' | 'stakes' | 'freeSpins'>;

const unreadable = (url: string): ApiError => ({
  status: 'contract',
  message: `The backend's answer for ${url} does not fit the contract`,
});

const launchApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Opens a game for money. A second launch of the same opening is harmless: without bets it ends by itself. */
    openLaunch: build.mutation<ShownLaunch, LaunchArg>({
      extraOptions: ONCE,
      async queryFn({ gameId, key }, { extra }, _options, baseQuery) {
        const request = requestOf(at(openGame, { id: gameId }), { body: { mode: 'money' } });
        const answer = (await baseQuery(request)) as Answer;
        if (answer.error) return { error: answer.error };
        const read = v.safeParse(OpenedGameSchema, answer.data);
        if (!read.success) return { error: unreadable(request.url) };
        const { launchToken, currency, stakes, freeSpins } = read.output;
        const sealed = (extra as ApiExtra).vault.get(key);
        if (sealed) sealed.answered = launchToken;
        return { data: { currency, stakes, freeSpins } };
      },
    }),
  })),
});

/** Opens and ends launches. A launch token goes to the game's frame and to the server alone. */
type LaunchThunk<TResult> = ThunkAction<TResult, ApiState, ApiExtra, UnknownAction>;

export interface Launch {
  token: string;
  gameId: string;
  currency: NonNullable<OpenedGame['currency']>;
  stakes: NonNullable<OpenedGame['stakes']>;
  /** The free spins that the player has on this slot. */
  freeSpins: OpenedGame['freeSpins'];
  /** The game sends its bets to this address. */
  api: string;
}

/** A backend without rounds for money answers without a launch. */
type LaunchAnswer = { launch: Launch | null; error?: undefined } | { launch?: undefined; error: ApiError };

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
