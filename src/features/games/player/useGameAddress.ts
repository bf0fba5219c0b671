import { addListener } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import {
  answering,
  api,
  type ApiDispatch,
  type ApiError,
  type ApiState,
  isMissingCall,
  readAs,
  requestOf,
} from '@/api';
import { type FrameProbe, FrameProbeSchema, probeFrame } from '@contract/launches.ts';
import { at } from '@contract/route.ts';
import { selectIsVisitor, selectPlayer } from '@/features/auth';
import {
  type BlockKind,
  isFree,
  playApi,
  refusedBlock,
  useBlock,
  useIsBlockAwaited,
  useOpenGameQuery,
} from '@/features/saferPlay';
import { modalOpened, type ModalProps } from '@/features/ui';

/**
 * Why the game does not open. `signIn`: for signed-in players only. `signedOut`: the player was signed out while it was open.
 * `unavailable`: it no longer exists.
 */
export type RefusedAddress = { kind: 'unavailable' | 'signIn' | 'signedOut' } | { kind: 'blocked'; block: BlockKind };

/** `opening` until it is known; `failed` when no answer came, and it can be tried again. */
export type GameAddress = { kind: 'opening' | 'failed' } | { kind: 'at'; url: string } | RefusedAddress;

const REFUSED: ReadonlySet<GameAddress['kind']> = new Set(['blocked', 'unavailable', 'signIn', 'signedOut']);

export const isRefused = (address: GameAddress): address is RefusedAddress => REFUSED.has(address.kind);

const GONE: ReadonlySet<ApiError['status']> = new Set([404, 409]);

/** A refusal, if the error is one. A backend with the basic calls alone has the address in its list of games. */
export function refusalOf(error: ApiError, listedUrl: string | null): GameAddress | null {
  const { status, code } = error;
  if (isMissingCall(error) && listedUrl !== null) return { kind: 'at', url: listedUrl };
  const block = refusedBlock(code);
  if (block) return { kind: 'blocked', block };
  return GONE.has(status) ? { kind: 'unavailable' } : null;
}

const visitorsAddress = (demoUrl: string | null): GameAddress =>
  demoUrl === null ? { kind: 'signIn' } : { kind: 'at', url: demoUrl };

/** A visitor plays the demo; a player asks the server. A known address stays when a later request gets no answer. */
export function useGameAddress(gameId: string, demoUrl: string | null): { address: GameAddress; ask: () => void } {
  const isPlayer = useSelector(selectPlayer) !== null;
  const isVisitor = useSelector(selectIsVisitor);
  const [wasPlayer, setWasPlayer] = useState(isPlayer);
  if (isPlayer && !wasPlayer) setWasPlayer(true);
  const block = useBlock();
  const isBlockAwaited = useIsBlockAwaited();
  const mayAsk = isPlayer && !isBlockAwaited && block === null;
  const { data, error, isFetching, refetch } = useOpenGameQuery(gameId, { skip: !mayAsk });
  return { address: addressOf(), ask: () => mayAsk && void refetch() };

  function addressOf(): GameAddress {
    if (!isPlayer && !isVisitor) return { kind: 'opening' };
    // Signed out here or in another tab: the game does not turn into its demo on its own.
    if (!isPlayer) return wasPlayer ? { kind: 'signedOut' } : visitorsAddress(demoUrl);
    if (block) return { kind: 'blocked', block: block.kind };
    const refused = error && refusalOf(error as ApiError, demoUrl);
    if (refused && !isFetching) return refused;
    if (data) return { kind: 'at', url: data.gameUrl };
    return error && !isFetching ? { kind: 'failed' } : { kind: 'opening' };
  }
}

const probeApi = api.injectEndpoints({
  endpoints: (build) => ({
    probeFrame: build.query<FrameProbe, string>({
      query: (id) => requestOf(at(probeFrame, { id })),
      responseSchema: readAs(FrameProbeSchema),
      extraOptions: { instead: answering({}) },
      keepUnusedDataFor: 0,
    }),
  }),
});

const isForeignUrl = (url: string | null | undefined): boolean =>
  typeof url === 'string' && new URL(url).origin !== window.location.origin;

/**
 * Asks before a game of another site is framed whether it refuses that, because browsers show a blank frame then and say nothing.
 * It is asked while the address itself is still awaited, if the listed one is of another site. Without an answer the game is framed.
 */
export function useFrameProbe(gameId: string, url: string | null | undefined, listedUrl: string | null) {
  const isForeign = isForeignUrl(url);
  const { currentData, isFetching, isUninitialized, refetch } = probeApi.endpoints.probeFrame.useQuery(gameId, {
    skip: !(url === undefined ? isForeignUrl(listedUrl) : isForeign),
  });
  const framed = isFetching ? undefined : currentData?.isRefused ? null : url;
  return {
    framed: isForeign ? framed : url,
    isUnknown: isForeign && !isFetching && currentData?.isRefused === undefined,
    askAgain: () => !isUninitialized && void refetch(),
  };
}

/** For the store, once the game player is loaded: it asks for the address of a game while its player is made. */
export const playerListener = addListener.withTypes<ApiState, ApiDispatch<ApiState>>()({
  actionCreator: modalOpened,
  effect: ({ payload: { id, props } }, { dispatch, getState }) => {
    if (id !== 'gamePlayer' || !isFree(getState())) return;
    const { gameId } = props as ModalProps['gamePlayer'];
    void dispatch(playApi.endpoints.openGame.initiate(gameId, { subscribe: false, forceRefetch: true }));
  },
});
