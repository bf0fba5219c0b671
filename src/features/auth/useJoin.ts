import { useDispatch, useSelector } from 'react-redux';
import { useSettings } from '@/features/content';
import { modalOpened, type Wish } from '@/features/ui';
import { selectIsSignedIn } from './authSlice';

/**
 * Takes up an offer. Asks a visitor in: to register, or to log in where the site takes no new players; what is wanted
 * opens afterwards, by itself the bonus of the offer. A player is led to pay in, with that bonus chosen.
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
