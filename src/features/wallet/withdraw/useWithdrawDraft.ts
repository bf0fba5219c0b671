import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { useState } from 'react';
import { onlyDecimal } from '../amounts/typedAmount';
import { preferredMethod } from './preferredMethod';

/** A method may have several destinations. */
export const keyOf = ({ id, destination = '' }: WithdrawalMethod): string => `${id} ${destination}`;

/** The player's input. The first suitable method is preselected. */
export function useWithdrawDraft(methods: readonly WithdrawalMethod[]) {
  const [amount, setAmount] = useState('');
  const [chosenId, chooseMethod] = useState<string>();
  const chosen = methods.find((method) => keyOf(method) === chosenId);
  return {
    amount,
    method: chosen ?? preferredMethod(methods),
    typeAmount: (text: string) => setAmount(onlyDecimal(text)),
    chooseMethod,
  };
}

export type WithdrawEditing = ReturnType<typeof useWithdrawDraft>;
