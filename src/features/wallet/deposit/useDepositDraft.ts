import type { DepositMethod } from '@contract/walletTerms.ts';
import { useState } from 'react';
import { onlyDecimal, onlyDigits } from '../amounts/typedAmount';
import { useAccountCurrency } from '../shown/useAccountCurrency';
import { methodIn, type PaymentMethod } from './methods';

export interface DepositDraft {
  method: PaymentMethod;
  /** As typed; separate for each method, because their currencies differ. */
  amount: string;
  bonusId: string | undefined;
}

/** The player's input apart from the fields of a method, until the modal closes. */
export function useDepositDraft(firstMethod: PaymentMethod, firstBonusId: string | undefined) {
  const [chosen, chooseMethod] = useState(firstMethod);
  const method = methodIn(useAccountCurrency(), chosen);
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
