import type { DepositMethod } from '@contract/walletTerms.ts';
import { useState } from 'react';
import { onlyDecimal, onlyDigits } from '../amounts/AmountField';
import { type OfferedMethod, type Payer, PAYMENT_METHODS } from './methods';
import type { DepositStepEvent } from './flow/depositSteps';

export interface DepositDraft {
  method: OfferedMethod;
  /** As typed; separate for each method, because their currencies differ. */
  amount: string;
  bonusId: string | undefined;
}

/** The player's input apart from the fields of a method, until the modal closes. A method that is offered no more stays chosen. */
export function useDepositDraft(
  offered: readonly OfferedMethod[],
  firstMethod: OfferedMethod,
  firstBonusId: string | undefined,
) {
  const [chosen, chooseMethod] = useState(firstMethod);
  const method = offered.find(({ id }) => id === chosen.id) ?? chosen;
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

/** The chosen method in the open modal. All are kept, in a fixed order, because they use hooks. */
export function usePayer(chosen: OfferedMethod, act: (event: DepositStepEvent) => void): Payer {
  const payers = PAYMENT_METHODS.map((method) => method.usePayer({ act, isChosen: method.id === chosen.id }));
  const payer = payers[PAYMENT_METHODS.findIndex(({ id }) => id === chosen.id)];
  if (!payer) throw new Error(`${chosen.id} is not registered`);
  return payer;
}
