import { useSelector } from 'react-redux';
import { selectAuthStatus, selectPlayer } from '@/features/auth';
import { lazyPart } from '@/shared/lazyPart';
import { PlayerProfile } from './PlayerProfile';
import { ProfileWaiting } from './ProfileWaiting';

const InvitationPage = lazyPart(() => import(/* webpackChunkName: "invitation" */ '@/pages/invitation'));

/** The player's own page; a visitor is told what is behind the door. While a player's session is renewed it stays. */
export function ProfilePage() {
  const status = useSelector(selectAuthStatus);
  const player = useSelector(selectPlayer);
  if (status === 'visitor') return <InvitationPage />;
  return player ? <PlayerProfile /> : <ProfileWaiting />;
}
