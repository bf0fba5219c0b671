import { ONCE, type ApiError, api, playerEndpoints, requestOf } from '@/api';
import type { Answer, ApiExtra } from '@/api';
import { type OpenedGame, OpenedGameSchema, openGame } from '@contract/launches.ts';
import { at } from '@contract/route.ts';
import * as v from 'valibot';

export interface LaunchArg {
  gameId: string;
  /** The launch token is in the vault under this key, never in the store. */
  key: string;
}

/** What the store may see of a launch. */
export type ShownLaunch = Pick<OpenedGame, 'currency' | 'stakes' | 'freeSpins'>;

const unreadable = (url: string): ApiError => ({
  status: 'contract',
  message: `The backend's answer for ${url} does not fit the contract`,
});

export const launchApi = api.injectEndpoints({
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
