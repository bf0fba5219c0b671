import type { WithdrawalMethod } from '@contract/wallet.ts';

/** Preselected: the player's preferred one, else where most came from, among those that money can go to. */
export const preferredMethod = (methods: readonly WithdrawalMethod[]): WithdrawalMethod | undefined =>
  methods
    .filter(({ canWithdraw }) => canWithdraw)
    .sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred) || b.totalDeposited - a.totalDeposited)[0];
