import { FormattedMessage } from 'react-intl';
import type { Left } from '@/features/saferPlay';
import { t, useIntl } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { type Ref, useId } from 'react';
import { AmountField, centsOf, QuickAmounts } from '../frame/AmountField';
import type { DepositEditing } from './useDeposit';
import type { OfferedMethod } from '../methods/Method';
import styles from './Deposit.module.scss';

/** Tells how much the player's limits still allow; the lowest counts. */
export function LimitLeft({ id, left: { money, period } }: { id: string; left: Left }) {
  const limit = <FormattedMessage key="limit" id={`saferPlay.limitOf.${period}`} />;
  const amount = (
    <strong key="amount">
      <Amount money={money} />
    </strong>
  );
  return (
    <p id={id} className={styles.note}>
      {money.amountMinor > 0 ? t('deposit.left', { amount, limit }) : t('deposit.noneLeft', { limit })}
    </p>
  );
}

interface Props {
  editing: DepositEditing;
  error: string | null;
  left: Left | null;
  isDisabled: boolean;
  ref: Ref<HTMLInputElement>;
}

export function DepositAmount({ editing, error, left, isDisabled, ref }: Props) {
  const intl = useIntl();
  const leftId = useId();
  const { draft, isFilledIn, typeAmount } = editing;
  const { currency, quickAmounts, hasCents } = draft.method;
  const isLeft = (quick: number) => !left || moneyOf(quick, currency).amountMinor <= left.money.amountMinor;
  return (
    <div className={styles.amount}>
      <AmountField
        ref={ref}
        label={intl.formatMessage({ id: 'deposit.amount' })}
        unit={currency === 'KES' ? 'Ksh' : 'US$'}
        value={draft.amount}
        hasCents={hasCents}
        error={error}
        disabled={isDisabled}
        onClick={({ currentTarget }) => isFilledIn && currentTarget.select()}
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

export interface Problem {
  id: string;
  values?: Record<string, number>;
}

/** Why the amount cannot be sent (docs/product.md, Deposits). `left` is in the method's currency. */
export function amountProblem(
  { below, above, currency, limits: { min, max } }: OfferedMethod,
  amount: string,
  left: Left | null,
): Problem | null {
  const cents = centsOf(amount) ?? 0;
  if (cents < moneyOf(min, currency).amountMinor) return { id: below, values: { min } };
  if (cents > moneyOf(max, currency).amountMinor) return { id: above, values: { max } };
  if (left && cents > left.money.amountMinor) return { id: 'deposit.error.overLimit' };
  return null;
}
