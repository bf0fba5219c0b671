import { modalOpened, useSettings, type Wish } from '@/features/ui';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn, signOutChosen } from './authSlice';

/** A visitor signs in, to register where that is open, and then gets the wish; a player deposits with the bonus. */
export function useJoin(bonusId?: string, wish?: Wish): () => void {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { allowRegistration } = useSettings();
  const props = bonusId ? { bonusId } : {};
  if (isSignedIn) return () => dispatch(modalOpened('deposit', props));
  const wanted = wish ?? (bonusId ? { id: 'deposit', props } : undefined);
  return () => dispatch(modalOpened('auth', { tab: allowRegistration ? 'register' : 'login', wish: wanted }));
}

export function useSignOut(): () => void {
  const dispatch = useDispatch();
  return () => dispatch(signOutChosen());
}
