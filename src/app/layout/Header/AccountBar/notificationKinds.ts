import type { Notification } from '@contract/users.ts';
import { HISTORY_PAGE, PROFILE_PAGE } from '@/features/ui';
import { ICONS } from './icons';

interface Kind {
  icon: string;
  /** The page with more about it. */
  page: string;
}

/** Icon and page of each notification. */
export const NOTIFICATION_KINDS: Readonly<Record<Notification['kind'], Kind>> = {
  newDevice: { icon: ICONS.device, page: `${PROFILE_PAGE}?section=sessions` },
  signInMethod: { icon: ICONS.device, page: `${PROFILE_PAGE}?section=sessions` },
  deposit: { icon: ICONS.deposit, page: `${HISTORY_PAGE}?type=deposit` },
  withdrawal: { icon: ICONS.cashout, page: `${HISTORY_PAGE}?type=withdrawal` },
  dispute: { icon: ICONS.deposit, page: `${HISTORY_PAGE}?type=deposit` },
  payoutPhone: { icon: ICONS.cashout, page: `${HISTORY_PAGE}?type=deposit` },
  bonus: { icon: ICONS.bonus, page: 'bonus' },
  wheel: { icon: ICONS.bonus, page: 'bonus' },
  market: { icon: ICONS.bonus, page: 'bonus' },
  /** With the slot of the spins, that opens instead. */
  freeSpins: { icon: ICONS.bonus, page: 'bonus' },
  bonusConverted: { icon: ICONS.bonus, page: 'bonus' },
  bonusUsedUp: { icon: ICONS.bonus, page: 'bonus' },
  bonusExpired: { icon: ICONS.bonus, page: 'bonus' },
  bonusForfeited: { icon: ICONS.bonus, page: 'bonus' },
  referral: { icon: ICONS.friends, page: 'referral' },
  vip: { icon: ICONS.level, page: 'vip' },
  limit: { icon: ICONS.limit, page: 'responsible-gaming' },
};
