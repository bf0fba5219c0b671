import { useDispatch } from 'react-redux';
import { signOutChosen } from './session/signOutChosen';

export function useSignOut(): () => void {
  const dispatch = useDispatch();
  return () => dispatch(signOutChosen());
}
