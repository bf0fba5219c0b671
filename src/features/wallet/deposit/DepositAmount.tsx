import { type Ref, useId } from 'react';
import type { Left } from '@/features/saferPlay';
import { useIntl } from '@/shared/i18n';
import { moneyOf } from '@/shared/money';
import { AmountField } from '../amounts/AmountField';
import { QuickAmounts } from '../amounts/QuickAmounts';
import styles from './Deposit.module.scss';
import { LimitLeft } from './limits/LimitLeft';
import type { DepositEditing } from './useDepositDraft';

interface Props {
  editing: DepositEditing;
  error: string | null;
  /** What the player's limits leave. */
  left: Left | null;
  isDisabled: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The amount: typed, or chosen with a button. */
export function DepositAmount({ editing, error, left, isDisabled, ref }: Props) {
  const intl = useIntl();
  const leftId = useId();
  const { draft, typeAmount } = editing;
  const { currency, quickAmounts, hasCents } = draft.method;
  const isLeft = (quick: number) => !left || moneyOf(quick, currency).amountMinor <= left.money.amountMinor;
  return (
    <div className={styles.amount}>
      <AmountField
        ref={ref}
        label={intl.formatMessage({ id: 'deposit.amount' })}
        unit={currency === 'KES' ? 'Ksh' : '$'}
        value={draft.amount}
        hasCents={hasCents}
        error={error}
        isDisabled={isDisabled}
        onType={typeAmount}
      />
      <QuickAmounts
        amounts={quickAmounts}
        min={quickAmounts[0]}
        currency={currency}
        value={draft.amount}
        canChoose={isLeft}
        isDisabled={isDisabled}
        describedBy={left ? leftId : undefined}
        onChoose={typeAmount}
      />
      {left && <LimitLeft id={leftId} left={left} />}
    </div>
  );
}
