import type { ReferralTerms } from '../../../contract/rewards.ts';

/** What an invitation is worth. Amounts are whole KES; the texts name none, so that only the numbers have to be changed. */
export const REFERRAL_TERMS: readonly ReferralTerms[] = [
  {
    id: 'referral-terms-1',
    isActive: true,
    title: 'Play together, earn together',
    subtitle: 'Bring a friend to Karata. When they make their deposit, bonus money is on its way to you.',
    rewardKes: 500,
    minDepositKes: 500,
    steps: [
      'Share your link or your code with a friend who is 18 or older.',
      'Your friend registers with it, on a phone or computer of their own.',
      'Once a deposit of theirs reaches the minimum, your reward is in your bonus balance.',
    ],
    terms: [
      'You earn once for each friend, with the first deposit that reaches the minimum.',
      'The reward is bonus money: it can be played with, not withdrawn.',
      'A friend is a new player who has never had an account here. You cannot invite yourself, nor share a device or a payment method with the friend.',
      'Never invite anyone who is under 18, who has excluded themselves, or who asked you not to.',
      'Accounts that are closed or self-excluded earn no rewards. Rewards from false invitations are taken back.',
      'The offer can be changed or ended for new invitations at any time.',
    ],
  },
];
