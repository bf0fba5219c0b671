import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectPlayer } from '@/features/auth';
import { SAFER_PLAY_REFUSALS, type SaferPlayRefusal, type SaferPlayState } from '@contract/saferPlay.ts';
import { useNow } from '@/shared/hooks';
import type { ApiState } from '@/api';
import { saferPlayApi, useGetSaferPlayQuery } from './saferPlayApi';

/** Limits, breaks and reality check of the player; no request for a visitor. `isFresh` loads again on mount. */
export function useSaferPlay(isFresh = false) {
  const isPlayer = useSelector(selectPlayer) !== null;
  return useGetSaferPlayQuery(undefined, { skip: !isPlayer, refetchOnMountOrArgChange: isFresh });
}

const LOOK_EVERY_MS = 15_000;

export type Block = NonNullable<SaferPlayState['block']>;

/** The break of this time, Unix ms. */
const blockAt = (state: SaferPlayState | undefined, now: number): Block | null =>
  state?.block && Date.parse(state.block.until) > now ? state.block : null;

export const useIsBlockAwaited = (): boolean => useSaferPlay().isLoading;

export function useBlock(): Block | null {
  const { data } = useSaferPlay();
  return blockAt(data, useNow(LOOK_EVERY_MS));
}

/** On a break nothing is offered anywhere: no deposit, bonus or wheel, and nothing that calls to play. */
export const useIsResting = (): boolean => useBlock() !== null;

/** Everything that offers something stands in this, unless it asks `useIsResting`. */
export const UnlessResting = ({ children }: { children: ReactNode }) => (useIsResting() ? null : children);

/** True when the player is known to be on no break now; never true for a visitor. */
export function isFree(state: ApiState): boolean {
  const { isUninitialized, isLoading, data } = saferPlayApi.endpoints.getSaferPlay.select()(state);
  return !isUninitialized && !isLoading && !blockAt(data, Date.now());
}

export type BlockKind = NonNullable<SaferPlayState['block']>['kind'];

/** True when the `code` of a refused request is about limits and breaks. */
export const isSaferPlayRefusal = (code: string | undefined): code is Exclude<SaferPlayRefusal, 'consent_needed'> =>
  code !== undefined && code !== 'consent_needed' && Object.hasOwn(SAFER_PLAY_REFUSALS, code);

const KIND_OF: Readonly<Record<string, BlockKind>> = { time_out: 'timeOut', self_excluded: 'selfExclusion' };

export const refusedBlock = (code: string | undefined): BlockKind | null => KIND_OF[code ?? ''] ?? null;

export const TOOLS_PAGE = 'responsible-gaming?section=tools';
