import type { ApiError } from '@/api';

/** The network that is gone, a server that has had enough, or anything else: what was chosen is not saved. */
export function saveErrorId({ status }: Partial<ApiError>): string {
  if (status === 'offline' || status === 'timeout') return 'profile.notSavedOffline';
  return status === 429 ? 'profile.notSavedTooOften' : 'profile.notSaved';
}
