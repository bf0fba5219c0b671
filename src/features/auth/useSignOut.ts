import { signOut } from './session/endSession';
import { useAuthDispatch } from './useAuthDispatch';

/** Ends the player's session in this browser. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAuthDispatch();
  return () => dispatch(signOut());
}
