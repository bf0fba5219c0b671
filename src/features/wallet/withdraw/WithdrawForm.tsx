import clsx from 'clsx';
import { nearestMinor } from '@contract/money.ts';
import type { Balance, WalletTerms } from '@contract/wallet.ts';
import { QUICK_AMOUNTS } from '@contract/walletTerms.ts';
import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/shared/components';
import { FieldError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { useMoneyText } from '@/shared/money';
import { centsOf } from '../amounts/typedAmount';
import { AmountField } from '../amounts/AmountField';
import { QuickAmounts } from '../amounts/QuickAmounts';
import { Arrival } from './Arrival';
import { Available } from './Available';
import { MethodList } from './MethodList';
import { NoHistory } from './NoHistory';
import type { WithdrawEditing } from './useWithdrawDraft';
import styles from './Withdraw.module.scss';
import { WonNote } from './WonNote';
import { type WithdrawalProblem, withdrawalProblem } from './withdrawalProblem';

interface Props {
  balance: Balance;
  terms: WalletTerms;
  methods: readonly WithdrawalMethod[];
  editing: WithdrawEditing;
  /** Why the server refused the last try. */
  refusal: string | undefined;
  onReview: () => void;
}

/** All that can go there at once. */
const mostOf = (method: WithdrawalMethod | undefined, { available }: Balance): number =>
  Math.min(available, method?.maxAmount ?? available);

/** Amount and method. Errors show when there is an amount, or after the first try. */
export function WithdrawForm({ balance, terms, methods, editing, refusal, onReview }: Props) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const input = useRef<HTMLInputElement>(null);
  const [isTried, setIsTried] = useState(false);
  const { amount, method, typeAmount, chooseMethod } = editing;
  const cents = centsOf(amount) ?? 0;
  const availableCents = nearestMinor(balance.available);
  const { currency } = balance;
  const own = (amountMinor: number) => ({ amountMinor, currency });
  const minCents = nearestMinor((currency === 'KES' ? terms.inKes : terms).withdrawal.min);
  const problem = withdrawalProblem({ amount, method, availableCents, minCents });
  const textAt = (place: WithdrawalProblem['place']) => {
    if (problem?.place !== place || (!isTried && amount === '')) return null;
    const limit = problem.amountCents === undefined ? '' : moneyText(own(problem.amountCents));
    return intl.formatMessage({ id: problem.id }, { limit });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!problem) onReview();
    else if (problem.place === 'amount') input.current?.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Available balance={balance} kesPerUsd={terms.kesPerUsd} />
      {methods.length === 0 && <NoHistory />}
      <AmountField
        ref={input}
        label={intl.formatMessage({ id: `withdraw.amount.${currency}` })}
        unit={currency === 'KES' ? 'Ksh' : '$'}
        value={amount}
        hasCents
        error={textAt('amount')}
        onType={typeAmount}
      />
      <QuickAmounts
        amounts={QUICK_AMOUNTS.withdrawal[currency]}
        currency={currency}
        value={amount}
        canChoose={(amount) => nearestMinor(amount) <= availableCents}
        most={mostOf(method, balance)}
        onChoose={typeAmount}
      />
      {methods.length > 0 && (
        <MethodList methods={methods} available={balance.available} chosen={method} onChoose={chooseMethod} />
      )}
      <WonNote balance={balance} methods={methods} />
      {method && !problem && <Arrival asked={own(cents)} method={method} kesPerUsd={terms.kesPerUsd} />}
      <FieldError id="withdraw-problem">{textAt('method') ?? refusal}</FieldError>
      <Button type="submit" size="l" className={clsx(methods.length > 0 && styles.pay)}>
        {t('withdraw.cashout', { amount: moneyText(own(cents)) })}
      </Button>
      <p className={styles.origin}>{t('withdraw.origin')}</p>
    </form>
  );
}
