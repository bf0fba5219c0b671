import type { ApiState } from '@/api';
import { saferPlayApi } from '../saferPlayApi';
import { blockAt } from './useBlock';

/** Whether the player is known to be on no break now; never of a visitor. */
export function isFree(state: ApiState): boolean {
  const { isUninitialized, isLoading, data } = saferPlayApi.endpoints.getSaferPlay.select()(state);
  return !isUninitialized && !isLoading && !blockAt(data, Date.now());
}
