import { useDispatch } from 'react-redux';
import { modalOpened } from '@/features/ui';
import { useSettings } from './api/settingsApi';

/** Asks a visitor in: to register, or to log in where the site takes no new players. */
export function useJoin(): () => void {
  const dispatch = useDispatch();
  const { allowRegistration } = useSettings();
  return () => dispatch(modalOpened('auth', { tab: allowRegistration ? 'register' : 'login' }));
}
