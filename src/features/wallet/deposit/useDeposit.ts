import type { DepositBonus } from '@contract/depositBonuses.ts';
import { decimalOf, MINOR_PER_MAJOR, nearestMinor, payoutCostOf } from '@contract/money.ts';
import type { Transaction } from '@contract/transactions.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPlaceId } from '@/features/content';
import type { OfferedBonuses } from '@/features/rewards';
import { isSaferPlayRefusal, leastLeft, useSaferPlay } from '@/features/saferPlay';
import { useModalFlow } from '@/features/ui';
import { type DepositEvent, type DepositFlow, depositModal, isUnfollowed, shownFlow } from '../depositFlow';
import { centsOf, onlyDecimal, onlyDigits } from '../frame/AmountField';
import { useAttention, useVisibleTimeout } from '../frame/modalLife';
import { PAYMENT_METHODS } from '../methods/deposits';
import type { OfferedMethod, Payer } from '../methods/Method';
import { useGetTransactionQuery } from '../walletApi';

type Act = (event: DepositEvent) => void;

export interface DepositDraft {
  method: OfferedMethod;
  /** The typed text; separate for each method, because their currencies differ. */
  amount: string;
  bonusId: string | undefined;
}

/** The player's input apart from the fields of a method, until the modal closes. A method that is offered no more stays chosen. */
export function useDepositDraft(
  offered: readonly OfferedMethod[],
  firstMethod: OfferedMethod,
  firstBonusId: string | undefined,
  { bonuses, hindered }: OfferedBonuses,
  kesPerUsd: number,
) {
  const [chosen, chooseMethod] = useState(firstMethod);
  const method = offered.find(({ id }) => id === chosen.id) ?? chosen;
  const [amounts, setAmounts] = useState<Partial<Record<DepositMethod, string>>>({});
  const [bonusId, setBonusId] = useState(firstBonusId);
  const left = leastLeft(useSaferPlay().data?.limits ?? [], method.currency, kesPerUsd);
  const openBonus = (wanted: string | undefined) =>
    bonuses.find(({ id }) => id === wanted && !hindered.some(({ bonusId: closed }) => closed === id));
  const bonus = openBonus(bonusId);
  /** The least amount that brings this bonus, unless the player's own limit is below it. */
  const leastOf = (of: DepositBonus | undefined): number => {
    const least = of ? leastForBonus(of, method, kesPerUsd) : 0;
    return left && least > left.money.amountMinor ? 0 : least;
  };
  const tidy = method.hasCents ? onlyDecimal : onlyDigits;
  const least = leastOf(bonus);
  const amount = amounts[method.id] ?? (least > 0 ? String(decimalOf(least)) : '');
  const draft: DepositDraft = { method, amount, bonusId };
  return {
    draft,
    bonus,
    /** The player has typed nothing: what is typed now replaces it. */
    isFilledIn: amounts[method.id] === undefined,
    /** The player's limits still allow this, in the method's currency. */
    left,
    chooseMethod,
    typeAmount: (text: string) => setAmounts({ ...amounts, [method.id]: tidy(text) }),
    /** A typed amount that is too small for the bonus gives way to the least one. */
    toggleBonus: (id: string) => {
      setBonusId(id === bonusId ? undefined : id);
      const isEnough = (centsOf(amounts[method.id] ?? '') ?? 0) >= leastOf(openBonus(id));
      if (id !== bonusId && !isEnough) setAmounts({ ...amounts, [method.id]: undefined });
    },
  };
}

/** The least deposit for a bonus by this method, in minor units; 0 when the bonus asks for none, or without a rate. */
function leastForBonus({ minDeposit }: DepositBonus, { currency, hasCents, limits }: OfferedMethod, kesPerUsd: number) {
  if (minDeposit <= 0 || (currency === 'USD' && kesPerUsd === 0)) return 0;
  const least = Math.max(payoutCostOf(Math.ceil(minDeposit), currency, kesPerUsd), nearestMinor(limits.min));
  return hasCents ? least : Math.ceil(least / MINOR_PER_MAJOR) * MINOR_PER_MAJOR;
}

export type DepositEditing = ReturnType<typeof useDepositDraft>;

/** The chosen method in the open modal. All are kept, in a fixed order, because they use hooks. */
function usePayer(chosen: OfferedMethod, act: Act): Payer {
  const payers = PAYMENT_METHODS.map((method) => method.usePayer({ act, isChosen: method.id === chosen.id }));
  const payer = payers[PAYMENT_METHODS.findIndex(({ id }) => id === chosen.id)];
  if (!payer) throw new Error(`${chosen.id} is not registered`);
  return payer;
}

/** The chosen bonus while it is offered, or before that is known. Without an id, its title identifies it. */
function chosenBonus(bonusId: string | undefined, { bonuses, isWaiting }: OfferedBonuses) {
  const bonus = bonuses.find(({ id }) => id === bonusId);
  const chosenId = isWaiting ? bonusId : bonus?.id;
  return {
    bonusTitle: bonus?.title,
    bonusId: chosenId && !isPlaceId(chosenId) ? chosenId : undefined,
    chosenBonusId: bonusId,
  };
}

/** Source: docs/product.md, Limits and times. */
const FAILURE_CLEARS_AFTER_MS = 3_000;
/** A prompt lives for about a minute; after this time its outcome is unknown. */
const UNKNOWN_AFTER_MS = 90_000;

/** A refusal of the player's limits stays, because the form offers an amount to choose. */
const clearsAfter = ({ step, failure }: DepositFlow) =>
  step === 'failed' && !isSaferPlayRefusal(failure?.reason) ? FAILURE_CLEARS_AFTER_MS : null;

/** A failure returns to the form, which still shows it. A success closes the modal, unless the player does something. */
function useDepositTimers(flow: DepositFlow, closesAfterMs: number, act: Act, onClose: () => void): void {
  const isOver = flow.step === 'credited' || isUnfollowed(flow);
  const isWaiting = flow.step === 'waiting' && !isUnfollowed(flow);
  const isAttended = useAttention(isOver);
  useVisibleTimeout(onClose, isOver && !isAttended ? closesAfterMs : null);
  useVisibleTimeout(() => act({ type: 'cleared' }), clearsAfter(flow));
  useVisibleTimeout(() => act({ type: 'waitedLong' }), isWaiting ? UNKNOWN_AFTER_MS : null);
}

/** The deposit is asked about as well, because live events may be lost. */
export const ASK_EVERY_MS = 4_000;
const SECOND_MS = 1_000;

/** Sends the server's state of the deposit to the steps until it has ended. Returns that state. */
function useFollowedDeposit({ step, depositId }: DepositFlow, act: Act): Transaction | undefined {
  const { currentData } = useGetTransactionQuery(depositId ? { type: 'deposit', id: depositId } : skipToken, {
    pollingInterval: step === 'credited' ? 0 : ASK_EVERY_MS,
    // An event of this moment has told it already.
    refetchOnMountOrArgChange: ASK_EVERY_MS / SECOND_MS,
  });
  const tell = useEffectEvent((transaction: Transaction) => act({ type: 'seen', transaction }));
  useEffect(() => {
    if (currentData) tell(currentData);
  }, [currentData, step]);
  /** A read that began before the credit may end after it: the screen does not go back. */
  const [credit, keep] = useState<Transaction>();
  if (currentData?.status === 'completed' && credit !== currentData) keep(currentData);
  return credit && credit.id === depositId ? credit : currentData;
}

export function useDeposit({ method, amount, bonusId }: DepositDraft, offers: OfferedBonuses, onClose: () => void) {
  const { flow: stored, act } = useModalFlow(depositModal);
  const payer = usePayer(method, act);
  const record = useFollowedDeposit(stored, act);
  const flow = shownFlow(stored, record);
  useDepositTimers(flow, method.closesAfterMs, act, onClose);
  return {
    flow,
    record,
    payer,
    pay: () =>
      payer.pay({ amountMinor: centsOf(amount) ?? 0, currency: method.currency, ...chosenBonus(bonusId, offers) }),
    clear: () => act({ type: 'cleared' }),
  };
}
