import type { MoreIconName } from '@/shared/components';

export type InvitationName = 'vip' | 'referral' | 'profile';

/** What each page is drawn with: its own icon, then one for each of its three promises. */
export const INVITATION_ICONS: Readonly<
  Record<InvitationName, { page: MoreIconName; promises: readonly MoreIconName[] }>
> = {
  vip: { page: 'crown', promises: ['chat', 'clock', 'gift'] },
  referral: { page: 'people', promises: ['spark', 'gift', 'wallet'] },
  profile: { page: 'wallet', promises: ['wallet', 'star', 'language'] },
};

/** The invitation of a page name; a name that has none gets the profile's. */
export const invitationOf = (name: string): InvitationName =>
  name === 'vip' || name === 'referral' ? name : 'profile';
