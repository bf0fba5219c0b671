import { useSelector } from 'react-redux';
import { selectIsVisitor, selectPlayer } from '@/features/auth';
import { lazyPart } from '@/shared/lazyPart';
import { PlayerProfile } from './PlayerProfile';
import { ProfileWaiting } from './ProfileWaiting';

const InvitationPage = lazyPart(() => import(/* webpackChunkName: "invitation" */ '@/pages/invitation'));

/** The player's own page; a visitor is told what is behind the door. While a player's session is renewed it stays. */
export function ProfilePage() {
  const isVisitor = useSelector(selectIsVisitor);
  const player = useSelector(selectPlayer);
  if (isVisitor) return <InvitationPage />;
  return player ? <PlayerProfile /> : <ProfileWaiting />;
}
