import type { WithdrawalMethod } from '@contract/wallet.ts';
import type { WithdrawalMethodId } from '@contract/walletTerms.ts';
import { useState } from 'react';
import { onlyDecimal } from '../amounts/typedAmount';
import { preferredMethod } from './preferredMethod';

/** The player's input. The first suitable method is preselected. */
export function useWithdrawDraft(methods: readonly WithdrawalMethod[]) {
  const [amount, setAmount] = useState('');
  const [chosenId, chooseMethod] = useState<WithdrawalMethodId>();
  const chosen = methods.find(({ id }) => id === chosenId);
  return {
    amount,
    method: chosen ?? preferredMethod(methods),
    typeAmount: (text: string) => setAmount(onlyDecimal(text)),
    chooseMethod,
  };
}

export type WithdrawEditing = ReturnType<typeof useWithdrawDraft>;
