import type { BonusClaim } from '@contract/bonuses.ts';
import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { t, useIntl } from '@/shared/i18n';
import { Amount, type Money, moneyOf, shillings } from '@/shared/money';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/shared/components';
import { BusyLabel } from '@/shared/form';
import { NamedValues, timeText } from '../frame/StatusDetails';
import { withdrawnBy } from '../methods';
import { EndingBonuses } from './EndingBonuses';
import type { WithdrawalPlan } from './withdrawalFlow';
import styles from './Withdraw.module.scss';

/** Tells what arrives, when, and what stays. `kesPerUsd` is 0 without a rate. */
export function Arrival({ asked, method, kesPerUsd }: { asked: Money; method: WithdrawalMethod; kesPerUsd: number }) {
  const intl = useIntl();
  const { money, restMinor } = withdrawnBy(method.id).payoutOf(asked, kesPerUsd);
  const isAtOnce = !method.waitsUntil && method.unplayed === undefined;
  return (
    <NamedValues
      values={{
        'withdraw.youReceive': <Amount money={money} />,
        'withdraw.rate':
          money.currency !== asked.currency &&
          t('withdraw.rateValue', {
            rate: <Amount key="rate" money={shillings(kesPerUsd)} />,
            one: <Amount key="one" money={moneyOf(1, asked.currency)} />,
          }),
        'withdraw.remainder': restMinor > 0 && <Amount money={{ ...asked, amountMinor: restMinor }} />,
        'withdraw.time': isAtOnce && method.processingTime && timeText(intl, method.processingTime),
      }}
    />
  );
}

/** Why money can go there, and when it waits; nothing from a backend that does not say. */
export const DestinationNote = ({ method }: { method: WithdrawalMethod }) => {
  const { owed = 0, isForWinnings, waitsUntil, unplayed, currency } = method;
  const paid = owed > 0 ? 'paid' : 'none';
  const id = isForWinnings ? `withdraw.why.own.${paid}` : `withdraw.why.${paid}`;
  return (
    <>
      {(isForWinnings || owed > 0) && (
        <span className={styles.methodHint}>
          {t(id, { amount: <Amount key="amount" money={moneyOf(owed, currency)} /> })}
        </span>
      )}
      {unplayed !== undefined && (
        <span className={styles.methodHint}>
          {t('withdraw.why.unplayed', { amount: <Amount key="amount" money={moneyOf(unplayed, currency)} /> })}
        </span>
      )}
      {waitsUntil && (
        <span className={styles.methodHint}>
          {t('withdraw.why.waits', {
            time: <FormattedDate key="time" value={waitsUntil} dateStyle="medium" timeStyle="short" />,
          })}
        </span>
      )}
    </>
  );
};

interface ConfirmStepProps {
  plan: WithdrawalPlan;
  kesPerUsd: number;
  /** The bonuses that end with the withdrawal, as far as this browser knows. */
  claims: readonly BonusClaim[];
  /** `null` until the server has refused because a bonus ends. */
  bonusLostMinor: number | null;
  isSending: boolean;
  onConfirm: (endsBonus: boolean) => void;
  onBack: () => void;
}

/** `ending`: how many bonuses end. */
function ConfirmLabel({ isSending, ending }: { isSending: boolean; ending: number }) {
  if (isSending) return t('withdraw.sending');
  return ending > 0 ? t('withdraw.confirmEnds', { count: ending }) : t('withdraw.confirm');
}

export function ConfirmStep({ plan, kesPerUsd, isSending, onConfirm, onBack, ...ending }: ConfirmStepProps) {
  const { money, method } = plan;
  const { claims, bonusLostMinor } = ending;
  const endsBonus = claims.length > 0 || bonusLostMinor !== null;
  const count = Math.max(1, claims.length);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), [bonusLostMinor]);
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
      <DestinationNote method={method} />
      <Arrival asked={money} method={method} kesPerUsd={kesPerUsd} />
      {endsBonus && <EndingBonuses {...ending} currency={money.currency} />}
      {endsBonus && (
        <Button size="l" disabled={isSending} onClick={onBack}>
          {t('withdraw.keepBonus', { count })}
        </Button>
      )}
      <Button
        variant={endsBonus ? 'quiet' : 'primary'}
        size={endsBonus ? 'm' : 'l'}
        disabled={isSending}
        onClick={() => onConfirm(endsBonus)}
      >
        <BusyLabel isBusy={isSending}>
          <ConfirmLabel isSending={isSending} ending={endsBonus ? count : 0} />
        </BusyLabel>
      </Button>
      {!endsBonus && (
        <Button variant="ghost" disabled={isSending} onClick={onBack}>
          {t('withdraw.back')}
        </Button>
      )}
    </div>
  );
}
