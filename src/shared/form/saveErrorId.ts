/** Why a change was not saved: no network, too many requests, or another reason. */
export function saveErrorId(error: unknown): string {
  const { status } = error as { status?: unknown };
  if (status === 'offline' || status === 'timeout') return 'form.notSavedOffline';
  return status === 429 ? 'form.notSavedTooOften' : 'form.notSaved';
}
