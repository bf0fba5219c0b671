import type { WithdrawalMethod } from '@contract/withdrawals.ts';
import { t, useIntl } from '@/shared/i18n';
import { Amount, type Money, moneyOf, shillings } from '@/shared/money';
import { Facts } from '../status/Facts';
import { timeText } from '../status/timeText';
import { payoutMethod } from './methods';

interface Props {
  asked: Money;
  method: WithdrawalMethod;
  /** 0 without a rate. */
  kesPerUsd: number;
}

/** What arrives, when, and what stays; `Why` says when to a new phone. */
export function Arrival({ asked, method, kesPerUsd }: Props) {
  const intl = useIntl();
  const { money, restMinor } = payoutMethod(method.id).payoutOf(asked, kesPerUsd);
  return (
    <Facts
      facts={[
        { name: t('withdraw.youReceive'), value: <Amount money={money} /> },
        money.currency !== asked.currency
          ? {
              name: t('withdraw.rate'),
              value: t('withdraw.rateValue', {
                rate: <Amount key="rate" money={shillings(kesPerUsd)} />,
                one: <Amount key="one" money={moneyOf(1, asked.currency)} />,
              }),
            }
          : null,
        restMinor > 0
          ? { name: t('withdraw.remainder'), value: <Amount money={{ ...asked, amountMinor: restMinor }} /> }
          : null,
        method.processingTime && !method.waitsUntil
          ? { name: t('withdraw.time'), value: timeText(intl, method.processingTime) }
          : null,
      ]}
    />
  );
}
