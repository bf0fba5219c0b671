import type { WithdrawalMethod } from '@contract/wallet.ts';
import { useIntl } from 'react-intl';
import { t } from '@/shared/i18n';
import { Amount, shillings } from '@/shared/money';
import { Facts } from '../status/Facts';
import { timeText } from '../status/timeText';
import { payoutMethod } from './methods';

interface Props {
  usdCents: number;
  method: WithdrawalMethod;
  /** 0 without a rate. */
  kesPerUsd: number;
}

const Dollars = ({ cents }: { cents: number }) => <Amount money={{ amountMinor: cents, currency: 'USD' }} />;

/** What arrives, when, and what stays. */
export function Arrival({ usdCents, method, kesPerUsd }: Props) {
  const intl = useIntl();
  const { money, restCents } = payoutMethod(method.id).payoutOf(usdCents, kesPerUsd);
  return (
    <Facts
      facts={[
        { name: t('withdraw.youReceive'), value: <Amount money={money} /> },
        money.currency === 'KES'
          ? {
              name: t('withdraw.rate'),
              value: t('withdraw.rateValue', {
                rate: <Amount key="rate" money={shillings(kesPerUsd)} />,
                one: <Dollars key="one" cents={100} />,
              }),
            }
          : null,
        restCents > 0 ? { name: t('withdraw.remainder'), value: <Dollars cents={restCents} /> } : null,
        method.processingTime ? { name: t('withdraw.time'), value: timeText(intl, method.processingTime) } : null,
      ]}
    />
  );
}
