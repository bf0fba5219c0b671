import { useSelector } from 'react-redux';
import { selectIsVisitor, selectPlayer } from '@/features/auth';
import { lazyPart } from '@/shared/lazyPart';
import { PlayerProfile } from './PlayerProfile';
import { ProfileWaiting } from './ProfileWaiting';

const InvitationPage = lazyPart(() => import(/* webpackChunkName: "invitation" */ '@/pages/invitation'));

/** The profile page; a visitor sees an invitation. It stays while a session is renewed. */
export function ProfilePage() {
  const isVisitor = useSelector(selectIsVisitor);
  const player = useSelector(selectPlayer);
  if (isVisitor) return <InvitationPage />;
  return player ? <PlayerProfile /> : <ProfileWaiting />;
}
