import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { useState } from 'react';
import { nearestMinor } from '@contract/money.ts';
import { centsOf, onlyDecimal } from '../frame/AmountField';

/** Preselected: the player's preferred method, else the one with the largest deposits, among usable ones. */
const preferredMethod = (methods: readonly WithdrawalMethod[]): WithdrawalMethod | undefined =>
  methods
    .filter(({ canWithdraw }) => canWithdraw)
    .sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred) || b.totalDeposited - a.totalDeposited)[0];

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

/** A message, with amounts in cents of the account. */
export interface WithdrawalProblem {
  id: string;
  place: 'amount' | 'method';
  amountCents?: number;
}

interface Asked {
  amount: string;
  method: WithdrawalMethod | undefined;
  availableCents: number;
  minCents: number;
}

const amountProblem = (id: string, amountCents?: number): WithdrawalProblem => ({ id, place: 'amount', amountCents });

const NO_METHOD: WithdrawalProblem = { id: 'withdraw.error.method', place: 'method' };

/** Why a withdrawal would be refused, the first reason first (docs/product.md, Withdrawals). */
export function withdrawalProblem({ amount, method, availableCents, minCents }: Asked): WithdrawalProblem | null {
  const cents = centsOf(amount) ?? 0;
  if (cents <= 0) return amountProblem('withdraw.error.amount');
  if (cents > availableCents) return amountProblem('withdraw.error.insufficient');
  if (cents < minCents) return amountProblem('withdraw.error.minimum', minCents);
  if (!method?.canWithdraw) return NO_METHOD;
  const mostCents = method.maxAmount === undefined ? Infinity : nearestMinor(method.maxAmount);
  return cents > mostCents ? amountProblem('withdraw.error.aboveMethod', mostCents) : null;
}
