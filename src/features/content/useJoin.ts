import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { modalOpened, MONEY_PAGE, pageOpened } from '@/features/ui';
import { useSettings } from './api/settingsApi';

/**
 * Takes up an offer. Asks a visitor in: to register, or to log in where the site takes no new players. A player is
 * led to their money.
 */
export function useJoin(): () => void {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { allowRegistration } = useSettings();
  if (isSignedIn) return () => dispatch(pageOpened(MONEY_PAGE));
  return () => dispatch(modalOpened('auth', { tab: allowRegistration ? 'register' : 'login' }));
}
