import type { WithdrawalMethod } from '@contract/withdrawals.ts';

/** Preselected: the player's preferred method, else the one with the largest deposits, among usable ones. */
export const preferredMethod = (methods: readonly WithdrawalMethod[]): WithdrawalMethod | undefined =>
  methods
    .filter(({ canWithdraw }) => canWithdraw)
    .sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred) || b.totalDeposited - a.totalDeposited)[0];
