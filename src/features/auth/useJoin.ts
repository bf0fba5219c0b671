import { modalOpened, useSettings, type Wish } from '@/features/ui';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn, signOutChosen } from './authSlice';

/**
 * Asks a visitor to register, or to log in when registration is closed, and then opens the wish, by default the offered
 * bonus. For a player it opens the deposit with that bonus.
 */
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
