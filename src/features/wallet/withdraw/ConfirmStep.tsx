import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/components';
import { BusyLabel } from '@/shared/form';
import { t } from '@/shared/i18n';
import { Amount } from '@/shared/money';
import { Arrival } from './Arrival';
import { Why } from './Why';
import styles from './Withdraw.module.scss';
import type { WithdrawalPlan } from './withdrawalFlow';

interface Props {
  plan: WithdrawalPlan;
  kesPerUsd: number;
  isSending: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** The withdrawal in full, before it is sent. */
export function ConfirmStep({ plan, kesPerUsd, isSending, onConfirm, onBack }: Props) {
  const { money, method } = plan;
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={styles.form}>
      <p ref={question} tabIndex={-1} className={styles.question}>
        {t('withdraw.confirmQuestion', {
          amount: <Amount key="amount" money={money} />,
          method: (
            <span key="method" className={styles.piece}>
              <FormattedMessage id={`wallet.method.${method.method}`} />
            </span>
          ),
          details: (
            <span key="details" className={styles.piece}>
              {method.details}
            </span>
          ),
        })}
      </p>
      <Why method={method} />
      <Arrival asked={money} method={method} kesPerUsd={kesPerUsd} />
      <Button size="l" disabled={isSending} onClick={onConfirm}>
        <BusyLabel isBusy={isSending}>{t(isSending ? 'withdraw.sending' : 'withdraw.confirm')}</BusyLabel>
      </Button>
      <Button variant="ghost" disabled={isSending} onClick={onBack}>
        {t('withdraw.back')}
      </Button>
    </div>
  );
}
