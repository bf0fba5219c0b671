import type { ApiError } from '@/api';

/** Why nothing was changed: no network, too much at once, or anything else. */
export function saveErrorId(error: unknown): string {
  const { status } = error as Partial<ApiError>;
  if (status === 'offline' || status === 'timeout') return 'responsible.notSavedOffline';
  return status === 429 ? 'responsible.notSavedTooOften' : 'responsible.notSaved';
}
