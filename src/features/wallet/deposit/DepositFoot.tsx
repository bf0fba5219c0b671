import { kesToUsdCents } from '@contract/money.ts';
import { TOOLS_PAGE } from '@/features/saferPlay';
import { HISTORY_PAGE, modalClosed, PageLink } from '@/features/ui';
import { Button } from '@/shared/components';
import { BusyLabel, FieldError } from '@/shared/form';
import { Amount, type Money, moneyOf, shillings } from '@/shared/money';
import { useDispatch } from 'react-redux';
import { t } from '@/shared/i18n';
import styles from './Deposit.module.scss';
import { useAccountCurrency, useDisplayCurrency } from '../shownMoney';
import type { DepositFlow } from '../depositFlow';
import { LastFailure, shownFailure, StillOpen } from './DepositStatus';

interface Props {
  flow: DepositFlow;
  money: Money | null;
  kesPerUsd: number;
  /** An error that belongs to no field. */
  problem: string | null;
  onDismiss: () => void;
}

export function DepositFoot({ flow, money, kesPerUsd, problem, onDismiss }: Props) {
  const dispatch = useDispatch();
  const own = useAccountCurrency();
  const leave = () => dispatch(modalClosed('deposit'));
  const isBusy = flow.step === 'sending' || flow.step === 'confirming';
  const last = shownFailure(flow);
  return (
    <div className={styles.foot}>
      {money?.currency === 'KES' && own === 'USD' && kesPerUsd > 0 && <Credited money={money} kesPerUsd={kesPerUsd} />}
      {flow.step === 'form' && !flow.failure && <StillOpen />}
      {last && <LastFailure failure={last} onDismiss={onDismiss} />}
      <FieldError id="deposit-problem">{problem}</FieldError>
      <Button type="submit" size="l" className={styles.submit} disabled={isBusy}>
        <BusyLabel isBusy={isBusy}>
          <SubmitLabel step={flow.step} money={money} />
        </BusyLabel>
      </Button>
      <div className={styles.links}>
        <PageLink page={HISTORY_PAGE} className={styles.link} onOpen={leave}>
          {t('wallet.toHistory')}
        </PageLink>
        <PageLink page={TOOLS_PAGE} className={styles.link} onOpen={leave}>
          {t('deposit.setLimits')}
        </PageLink>
      </div>
    </div>
  );
}

/** What a KES deposit adds to an account in USD: dollars at the rate; the same shillings for a player who counts in shillings. */
function Credited({ money, kesPerUsd }: { money: Money; kesPerUsd: number }) {
  const currency = useDisplayCurrency();
  if (!currency) return null;
  const isSame = currency === 'KES';
  const added: Money = isSame ? money : { amountMinor: kesToUsdCents(money.amountMinor, kesPerUsd), currency };
  return (
    <p className={styles.note}>
      {t(isSame ? 'deposit.creditsSame' : 'deposit.credits', {
        amount: (
          <strong key="amount">
            <Amount money={added} />
          </strong>
        ),
        rate: <Amount key="rate" money={shillings(kesPerUsd)} />,
        one: <Amount key="one" money={moneyOf(1, 'USD')} />,
      })}
    </p>
  );
}

function SubmitLabel({ step, money }: { step: DepositFlow['step']; money: Money | null }) {
  if (step === 'sending') return t('deposit.sending');
  if (step === 'confirming') return t('deposit.confirming');
  if (!money) return t('deposit.submit');
  return t('deposit.submitAmount', { amount: <Amount key="amount" money={money} /> });
}
