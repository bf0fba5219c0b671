import type { ProfileChange } from '@contract/users.ts';
import { useUpdateProfileMutation } from '@/features/auth';

/** Saves one choice. Until the server has it, `pending` is what the control shows; refused, it shows what was before. */
export function usePreference() {
  const [update, { isLoading, isSuccess, error, originalArgs }] = useUpdateProfileMutation();
  return {
    isSaving: isLoading,
    isSaved: isSuccess,
    error,
    pending: isLoading ? originalArgs : undefined,
    /** Whether the server took it. */
    save: async (change: ProfileChange): Promise<boolean> => (await update(change)).data !== undefined,
  };
}
