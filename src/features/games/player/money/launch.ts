/** Opens and ends launches. A launch token goes to the game's frame and to the server alone. */
import {
  type Answer,
  api,
  type ApiDispatch,
  type ApiError,
  type ApiExtra,
  type ApiState,
  type ApiThunk,
  ONCE,
  playerEndpoints,
  requestOf,
  unfit,
  withSealed,
} from '@/api';
import { endLaunch as endLaunchRoute, type OpenedGame, OpenedGameSchema, openGame } from '@contract/launches.ts';
import { newId } from '@contract/newId.ts';
import { at } from '@contract/route.ts';
import * as v from 'valibot';
import { useDispatch } from 'react-redux';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The store may see these parts of a launch, and not its token. */
type ShownLaunch = Pick<OpenedGame, 'currency' | 'stakes' | 'freeSpins'>;

const launchApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** Opens a game for money; `key` is of its token in the vault. A second launch is harmless: without bets it ends. */
    openLaunch: build.mutation<ShownLaunch, { gameId: string; key: string }>({
      extraOptions: ONCE,
      async queryFn({ gameId, key }, { extra }, _options, baseQuery) {
        const request = requestOf(at(openGame, { id: gameId }), { body: { mode: 'money' } });
        const answer = (await baseQuery(request)) as Answer;
        if (answer.error) return { error: answer.error };
        const read = v.safeParse(OpenedGameSchema, answer.data);
        if (!read.success) return { error: unfit(request.url) };
        const { launchToken, currency, stakes, freeSpins } = read.output;
        const sealed = (extra as ApiExtra).vault.get(key);
        if (sealed) sealed.answered = launchToken;
        return { data: { currency, stakes, freeSpins } };
      },
    }),
  })),
});

export interface Launch {
  token: string;
  gameId: string;
  currency: NonNullable<OpenedGame['currency']>;
  stakes: NonNullable<OpenedGame['stakes']>;
  freeSpins: OpenedGame['freeSpins'];
  api: string;
}

/** A backend without rounds for money answers without a launch. */
type LaunchAnswer = { launch: Launch | null; error?: undefined } | { launch?: undefined; error: ApiError };

const openLaunch =
  (gameId: string): ApiThunk<Promise<LaunchAnswer>> =>
  async (dispatch, _getState, { origin }) => {
    const key = newId();
    const ask = () => dispatch(launchApi.endpoints.openLaunch.initiate({ gameId, key }, { track: false }));
    const { result, answered: token } = await dispatch(withSealed(key, undefined, ask));
    if (result.error) return { error: result.error as ApiError };
    const { currency, stakes, freeSpins } = result.data;
    if (typeof token !== 'string' || !currency || !stakes) return { launch: null };
    return { launch: { token, gameId, currency, stakes, freeSpins, api: `${origin}/api` } };
  };

/** The request goes on after the page is left. A launch that is not ended here ends when it is idle. */
function endLaunch({ token, api }: Launch): void {
  const [method, path = ''] = endLaunchRoute.split(' ');
  const headers = { authorization: `Bearer ${token}` };
  void fetch(`${api}${path}`, { method, headers, keepalive: true }).catch(() => undefined);
}

export const useMoneyDispatch = useDispatch.withTypes<ApiDispatch<ApiState>>();

/** `unsupported`: the backend has no rounds for money. */
type LaunchState = { kind: 'opening' | 'open' | 'unsupported' } | { kind: 'refused'; error: ApiError };

const OPENING: LaunchState = { kind: 'opening' };

/** The launch is in the ref alone, because of its token. `onOpen` is called with each one, also after `again`. */
export function useLaunch(
  gameId: string,
  isWanted: boolean,
  launch: RefObject<Launch | null>,
  onOpen: (launch: Launch) => void,
) {
  const dispatch = useMoneyDispatch();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(OPENING);
  const opened = useEffectEvent(onOpen);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const end = () => {
      if (launch.current) endLaunch(launch.current);
      launch.current = null;
    };
    const keep = (made: Launch) => {
      launch.current = made;
      opened(made);
    };
    void dispatch(openLaunch(gameId)).then(({ launch: made, error }) => {
      if (made) (isOver ? endLaunch : keep)(made);
      if (!isOver) setState(error ? { kind: 'refused', error } : { kind: made ? 'open' : 'unsupported' });
    });
    // A closed tab runs no cleanup.
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      isOver = true;
      end();
      setState(OPENING);
    };
  }, [dispatch, gameId, isWanted, launch, attempt]);

  return { state, again: () => setAttempt((count) => count + 1) };
}
