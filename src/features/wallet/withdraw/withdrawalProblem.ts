import { nearestMinor } from '@contract/money.ts';
import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { centsOf } from '../amounts/typedAmount';

/** A message, with amounts in cents of the account. */
export interface WithdrawalProblem {
  id: string;
  /** The field. */
  place: 'amount' | 'method';
  amountCents?: number;
}

interface Asked {
  /** As typed. */
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
