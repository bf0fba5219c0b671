import { type FormEvent, useId, useRef, useState } from 'react';
import { leastLeft, useSaferPlay } from '@/features/saferPlay';
import { t, useIntl } from '@/shared/i18n';
import clsx from 'clsx';
import { Amount, moneyOf } from '@/shared/money';
import { moneyTyped } from '../frame/AmountField';
import { amountProblem, DepositAmount, type Problem } from './DepositAmount';
import { BonusList } from './bonus/BonusList';
import { DepositFoot } from './DepositFoot';
import type { DepositFlow } from '../depositFlow';
import type { OfferedMethod, Payer } from '../methods/Method';
import type { DepositEditing } from './useDeposit';
import { MethodMark } from '../methods/MethodMark';
import styles from './Deposit.module.scss';
import frame from '../frame/frame.module.scss';

interface DepositFormProps {
  flow: DepositFlow;
  offered: readonly OfferedMethod[];
  kesPerUsd: number;
  editing: DepositEditing;
  payer: Payer;
  onSubmit: () => void;
  /** Clears the last failure. */
  onDismiss: () => void;
}

/** Method, amount, fields of the method, and bonus. Errors show after the first try. */
export function DepositForm({ flow, offered, kesPerUsd, editing, payer, onSubmit, onDismiss }: DepositFormProps) {
  const intl = useIntl();
  const amountInput = useRef<HTMLInputElement>(null);
  const [isTried, setIsTried] = useState(false);
  const { draft, chooseMethod, toggleBonus } = editing;
  const { method, amount, bonusId } = draft;
  const { missing } = payer;
  const isBusy = flow.step !== 'form';
  const left = leastLeft(useSaferPlay().data?.limits ?? [], method.currency, kesPerUsd);
  const problem = amountProblem(method, amount, left);
  const shown = (wrong: Problem | null) =>
    isTried && wrong ? intl.formatMessage({ id: wrong.id }, wrong.values) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem) amountInput.current?.focus();
    else if (missing) missing.focus?.();
    else if (!isBusy) onSubmit();
  };
  const choose = (next: OfferedMethod) => {
    setIsTried(false);
    chooseMethod(next);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <MethodTiles offered={offered} chosen={method} isDisabled={isBusy} onChoose={choose} />
      <DepositAmount ref={amountInput} editing={editing} error={shown(problem)} left={left} isDisabled={isBusy} />
      {payer.fields({
        terms: method.terms,
        isTried,
        isDisabled: isBusy,
        refused: flow.step === 'form' ? flow.failure?.reason : '',
      })}
      <BonusList
        chosenId={bonusId}
        deposit={moneyTyped(amount, method.currency)}
        kesPerUsd={kesPerUsd}
        isDisabled={isBusy}
        onToggle={toggleBonus}
      />
      <DepositFoot
        flow={flow}
        money={moneyTyped(amount, method.currency)}
        kesPerUsd={kesPerUsd}
        problem={shown(missing?.focus ? null : missing)}
        onDismiss={onDismiss}
      />
    </form>
  );
}

interface MethodTilesProps {
  offered: readonly OfferedMethod[];
  chosen: OfferedMethod;
  isDisabled: boolean;
  onChoose: (method: OfferedMethod) => void;
}

function MethodTiles({ offered, chosen, isDisabled, onChoose }: MethodTilesProps) {
  const name = useId();
  return (
    <fieldset className={styles.methods} disabled={isDisabled}>
      <legend className={frame.label}>{t('deposit.title')}</legend>
      {offered.map((method) => (
        <label key={method.id} className={clsx(styles.method, method.id === chosen.id && styles.chosen)}>
          <input type="radio" name={name} checked={method.id === chosen.id} onChange={() => onChoose(method)} />
          <span className={styles.methodIcon}>
            <MethodMark face={method.face} />
          </span>
          <span className={styles.methodName}>{t(`wallet.method.${method.id}`)}</span>
          <span className={styles.methodHint}>
            {t(method.hint, {
              min: <Amount key="min" money={moneyOf(method.limits.min, method.currency)} />,
            })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
