import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { modalOpened, type Wish } from '@/features/ui';
import { useSettings } from './api/settingsApi';

const claimOf = (bonusId: string | undefined): Wish | undefined =>
  bonusId ? { id: 'deposit', props: { bonusId } } : undefined;

/**
 * Takes up an offer. Asks a visitor in: to register, or to log in where the site takes no new players; what is wanted
 * opens afterwards, by itself the bonus of the offer. A player is led to pay in, with that bonus chosen.
 */
export function useJoin(bonusId?: string, wish = claimOf(bonusId)): () => void {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { allowRegistration } = useSettings();
  if (isSignedIn) return () => dispatch(modalOpened('deposit', bonusId ? { bonusId } : {}));
  return () => dispatch(modalOpened('auth', { tab: allowRegistration ? 'register' : 'login', wish }));
}
