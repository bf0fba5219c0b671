import type { Balance, WalletTerms } from '@contract/wallet.ts';
import { t, useIntl } from '@/shared/i18n';
import { Amount, moneyOf, useMoneyText } from '@/shared/money';
import { useDispatch } from 'react-redux';
import { UnlessResting } from '@/features/saferPlay';
import { modalClosed, modalOpened, PageLink } from '@/features/ui';
import { Button } from '@/shared/components';
import clsx from 'clsx';
import { nearestMinor } from '@contract/money.ts';
import { QUICK_AMOUNTS } from '@contract/walletTerms.ts';
import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { FieldError } from '@/shared/form';
import { convertedMoney, useShownMoney } from '../shownMoney';
import { AmountField, centsOf, QuickAmounts } from '../frame/AmountField';
import { Arrival } from './ConfirmStep';
import { MethodList } from './MethodList';
import { type WithdrawalProblem, withdrawalProblem, type WithdrawEditing } from './useWithdrawDraft';
import { WonNote } from './WonNote';
import styles from './Withdraw.module.scss';

interface AvailableProps {
  balance: Balance;
  /** It is 0 without a rate. */
  kesPerUsd: number;
}

/** Shows what can be withdrawn, in the account's currency; what is owed or on its way out, and what can never be withdrawn. */
function Available({ balance: { balance, available, held, bonusBalance, rest, currency }, kesPerUsd }: AvailableProps) {
  const shown = useShownMoney();
  const said = (amount: number) => shown && <Amount key="amount" money={shown(amount, currency)} />;
  return (
    <div className={styles.available}>
      <p className={styles.caption}>{t('withdraw.available')}</p>
      <p className={styles.sum}>
        <Amount money={moneyOf(available, currency)} />
      </p>
      {currency === 'USD' && kesPerUsd > 0 && (
        <p className={styles.caption}>
          <Amount money={convertedMoney(available, currency, kesPerUsd, rest)} />
        </p>
      )}
      {balance < 0 && <p className={styles.noteLine}>{t('withdraw.debt', { amount: said(-balance) })}</p>}
      {held > 0 && <p className={styles.noteLine}>{t('withdraw.held', { amount: said(held) })}</p>}
      <p className={styles.noteLine}>{t('withdraw.bonusNote', { amount: said(bonusBalance) })}</p>
    </div>
  );
}

/** Money goes back to where it came from, so a deposit must come first. */
function NoHistory() {
  const dispatch = useDispatch();
  const close = () => dispatch(modalClosed('withdraw'));
  const deposit = () => {
    close();
    dispatch(modalOpened('deposit', {}));
  };
  return (
    <div className={styles.warning} role="note">
      <p>{t('withdraw.noHistory')}</p>
      <div className={styles.ways}>
        <UnlessResting>
          <Button variant="quiet" onClick={deposit}>
            {t('withdraw.deposit')}
          </Button>
        </UnlessResting>
        <PageLink page="support" className={styles.support} onOpen={close}>
          {t('withdraw.support')}
        </PageLink>
      </div>
    </div>
  );
}

interface WithdrawFormProps {
  balance: Balance;
  terms: WalletTerms;
  methods: readonly WithdrawalMethod[];
  editing: WithdrawEditing;
  refusal: string | undefined;
  /** Stands in place of the button while a round holds the withdrawal up. */
  instead: (cashout: ReactNode) => ReactNode;
  onReview: () => void;
}

/** No more can go there at once. */
const mostOf = (method: WithdrawalMethod | undefined, { available }: Balance): number =>
  Math.min(available, method?.maxAmount ?? available);

/** Amount and method. Errors show when there is an amount, or after the first try. */
export function WithdrawForm({ balance, terms, methods, editing, refusal, instead, onReview }: WithdrawFormProps) {
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

  const cashout = (
    <Button type="submit" size="l" variant={cents > 0 && methods.length > 0 ? 'primary' : 'quiet'}>
      {t('withdraw.cashout', { amount: moneyText(own(cents)) })}
    </Button>
  );

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
        <MethodList
          {...{ methods, available: balance.available, least: own(minCents), chosen: method, onChoose: chooseMethod }}
        />
      )}
      <WonNote balance={balance} methods={methods} />
      {method && !problem && <Arrival asked={own(cents)} method={method} kesPerUsd={terms.kesPerUsd} />}
      <div className={clsx(styles.end, methods.length > 0 && styles.pay)}>
        <FieldError id="withdraw-problem">{textAt('method') ?? refusal}</FieldError>
        {instead(cashout)}
      </div>
      <p className={styles.origin}>{t('withdraw.origin')}</p>
    </form>
  );
}
