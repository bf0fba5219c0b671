import type { WalletTerms } from '@contract/wallet.ts';
import { type DepositMethod, QUICK_AMOUNTS } from '@contract/walletTerms.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { leastLeft, useSaferPlay } from '@/features/saferPlay';
import { moneyOf } from '@/shared/money';
import { moneyTyped } from '../amounts/typedAmount';
import type { CardHandle } from './methods/card/box/cardHandle';
import { AmountField } from '../amounts/AmountField';
import { QuickAmounts } from '../amounts/QuickAmounts';
import { BonusList } from './bonus/BonusList';
import { CardPart } from './methods/card/CardPart';
import styles from './Deposit.module.scss';
import { DepositFoot } from './DepositFoot';
import { problemsOf } from './depositProblems';
import { LimitLeft } from './limits/LimitLeft';
import type { DepositFlow } from './flow/depositFlow';
import { MethodTiles } from './MethodTiles';
import { PhoneField } from './methods/mpesa/PhoneField';
import { CURRENCY_OF, type DepositEditing } from './useDepositDraft';

interface Props {
  flow: DepositFlow;
  terms: WalletTerms;
  methods: readonly DepositMethod[];
  editing: DepositEditing;
  card: CardHandle | null;
  onCard: (card: CardHandle | null) => void;
  onSubmit: () => void;
  /** What the try before came to has been read. */
  onDismiss: () => void;
}

const QUICK = { mpesa: QUICK_AMOUNTS.mpesaKes, stripe: QUICK_AMOUNTS.cardUsd } as const;

/** Method, amount, who is asked to pay, and a bonus. What is wrong is said once it was tried. */
export function DepositForm({ flow, terms, methods, editing, card, onCard, onSubmit, onDismiss }: Props) {
  const intl = useIntl();
  const amountInput = useRef<HTMLInputElement>(null);
  const phoneInput = useRef<HTMLInputElement>(null);
  const [isTried, setIsTried] = useState(false);
  const { draft, chooseMethod, typeAmount, typePhone, toggleBonus } = editing;
  const { method, amount, phone, bonusId } = draft;
  const currency = CURRENCY_OF[method];
  const isBusy = flow.phase !== 'form';
  const leftId = useId();
  const limits = useSaferPlay().data?.limits ?? [];
  const left = leastLeft(limits, currency, terms.kesPerUsd);
  const isLeft = (quick: number) => !left || moneyOf(quick, currency).amountMinor <= left.money.amountMinor;
  const problems = problemsOf(draft, terms, card, left);
  const textOf = ({ id, values }: { id: string; values?: Record<string, number> }) =>
    intl.formatMessage({ id }, values);
  const shown = (problem: Parameters<typeof textOf>[0] | null) => (isTried && problem ? textOf(problem) : null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problems.amount) amountInput.current?.focus();
    else if (problems.phone) phoneInput.current?.focus();
    else if (!problems.card && !isBusy) onSubmit();
  };
  const choose = (next: DepositMethod) => {
    setIsTried(false);
    chooseMethod(next);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <MethodTiles methods={methods} terms={terms} chosen={method} isDisabled={isBusy} onChoose={choose} />
      <div className={styles.amount}>
        <AmountField
          ref={amountInput}
          label={intl.formatMessage({ id: 'deposit.amount' })}
          unit={currency === 'KES' ? 'Ksh' : '$'}
          value={amount}
          hasCents={method === 'stripe'}
          error={shown(problems.amount)}
          isDisabled={isBusy}
          onType={typeAmount}
        />
        <QuickAmounts
          amounts={QUICK[method]}
          min={QUICK[method][0]}
          currency={currency}
          value={amount}
          canChoose={isLeft}
          isDisabled={isBusy}
          describedBy={left ? leftId : undefined}
          onChoose={typeAmount}
        />
        {left && <LimitLeft id={leftId} left={left} />}
      </div>
      {method === 'mpesa' && (
        <PhoneField
          ref={phoneInput}
          value={phone}
          error={shown(problems.phone)}
          isDisabled={isBusy}
          onType={typePhone}
        />
      )}
      {method === 'stripe' && (
        <CardPart publishableKey={terms.cardPublishableKey ?? ''} isDisabled={isBusy} onCard={onCard} />
      )}
      <BonusList
        chosenId={bonusId}
        deposit={moneyTyped(amount, currency)}
        kesPerUsd={terms.kesPerUsd}
        isDisabled={isBusy}
        onToggle={toggleBonus}
      />
      <DepositFoot
        flow={flow}
        draft={draft}
        kesPerUsd={terms.kesPerUsd}
        problem={shown(problems.card)}
        onDismiss={onDismiss}
      />
    </form>
  );
}
