import { useDispatch } from 'react-redux';
import { signOutChosen } from './session/signOutChosen';

/** Ends the player's session in this browser. */
export function useSignOut(): () => void {
  const dispatch = useDispatch();
  return () => dispatch(signOutChosen());
}
