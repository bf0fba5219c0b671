import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { modalOpened } from '@/features/ui';
import { useSettings } from './api/settingsApi';

/**
 * Takes up an offer. Asks a visitor in: to register, or to log in where the site takes no new players. A player is
 * led to pay in, with the bonus of the offer chosen.
 */
export function useJoin(bonusId?: string): () => void {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { allowRegistration } = useSettings();
  if (isSignedIn) return () => dispatch(modalOpened('deposit', bonusId ? { bonusId } : {}));
  return () => dispatch(modalOpened('auth', { tab: allowRegistration ? 'register' : 'login' }));
}
