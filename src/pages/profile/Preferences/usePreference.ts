import type { ProfileChange } from '@contract/users.ts';
import { useUpdateProfileMutation } from '@/features/auth';

/** Saves one choice. The control shows `pending` until it is saved, and the old value after a refusal. */
export function usePreference() {
  const [update, { isLoading, isSuccess, error, originalArgs }] = useUpdateProfileMutation();
  return {
    isSaving: isLoading,
    isSaved: isSuccess,
    error,
    pending: isLoading ? originalArgs : undefined,
    /** Whether the server accepted it. */
    save: async (change: ProfileChange): Promise<boolean> => (await update(change)).data !== undefined,
  };
}
