import type { DepositMethod } from '@contract/walletTerms.ts';
import { useState } from 'react';
import { onlyDecimal, onlyDigits } from '../amounts/typedAmount';
import type { PaymentMethod } from './methods';

export interface DepositDraft {
  method: PaymentMethod;
  /** As typed; each method keeps its own, as they count in different currencies. */
  amount: string;
  bonusId: string | undefined;
}

/** What the player has filled in, beside what a method asks for itself. It ends with the modal. */
export function useDepositDraft(firstMethod: PaymentMethod, firstBonusId: string | undefined) {
  const [method, chooseMethod] = useState(firstMethod);
  const [amounts, setAmounts] = useState<Partial<Record<DepositMethod, string>>>({});
  const [bonusId, setBonusId] = useState(firstBonusId);
  const tidy = method.hasCents ? onlyDecimal : onlyDigits;
  const draft: DepositDraft = { method, amount: amounts[method.id] ?? '', bonusId };
  return {
    draft,
    chooseMethod,
    typeAmount: (text: string) => setAmounts({ ...amounts, [method.id]: tidy(text) }),
    toggleBonus: (id: string) => setBonusId(id === bonusId ? undefined : id),
  };
}

export type DepositEditing = ReturnType<typeof useDepositDraft>;
