import type { DepositMethod } from '@contract/walletTerms.ts';
import { useState } from 'react';
import { useIdentityUser } from '@/identity';
import { onlyDecimal, onlyDigits } from '../amounts/typedAmount';

/** Choosing a method sets the currency. */
export const CURRENCY_OF = { mpesa: 'KES', stripe: 'USD' } as const;

export interface DepositDraft {
  method: DepositMethod;
  /** As typed; each method keeps its own, as they count in different currencies. */
  amount: string;
  /** As typed; the player's own number at first. */
  phone: string;
  bonusId: string | undefined;
}

/** What the player has filled in. It ends with the modal. */
export function useDepositDraft(firstMethod: DepositMethod, firstBonusId: string | undefined) {
  const ownPhone = useIdentityUser()?.phoneNumber ?? '';
  const [method, chooseMethod] = useState(firstMethod);
  const [amounts, setAmounts] = useState({ mpesa: '', stripe: '' });
  const [typedPhone, typePhone] = useState<string | null>(null);
  const [bonusId, setBonusId] = useState(firstBonusId);
  const tidy = method === 'mpesa' ? onlyDigits : onlyDecimal;
  const draft: DepositDraft = { method, amount: amounts[method], phone: typedPhone ?? ownPhone, bonusId };
  return {
    draft,
    chooseMethod,
    typeAmount: (text: string) => setAmounts({ ...amounts, [method]: tidy(text) }),
    typePhone,
    toggleBonus: (id: string) => setBonusId(id === bonusId ? undefined : id),
  };
}

export type DepositEditing = ReturnType<typeof useDepositDraft>;
