import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { selectAuthStatus } from '@/features/auth';
import { PlayerProfile } from './PlayerProfile';
import { ProfileWaiting } from './ProfileWaiting';

const InvitationPage = lazy(() => import(/* webpackChunkName: "invitation" */ '@/pages/invitation'));

/** The player's own page; a visitor is told what is behind the door. */
export function ProfilePage() {
  const status = useSelector(selectAuthStatus);
  if (status === 'visitor') return <InvitationPage />;
  return status === 'unknown' ? <ProfileWaiting /> : <PlayerProfile />;
}
