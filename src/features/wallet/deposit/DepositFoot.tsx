import { kesToUsdCents } from '@contract/moneyRules.ts';
import { TOOLS_PAGE } from '@/features/saferPlay';
import { HISTORY_PAGE, modalClosed, PageLink } from '@/features/ui';
import { Button } from '@/shared/components';
import { BusyLabel, FieldError } from '@/shared/form';
import { Amount, type Money, moneyOf, shillings } from '@/shared/money';
import { useDispatch } from 'react-redux';
import { t } from '@/shared/i18n';
import styles from './Deposit.module.scss';
import { useDisplayCurrency } from '../shown/useDisplayCurrency';
import type { DepositFlow } from './flow/depositFlow';
import { LastFailure } from './status/LastFailure';
import { StillOpen } from './status/StillOpen';

interface Props {
  flow: DepositFlow;
  /** What is about to be paid. */
  money: Money | null;
  kesPerUsd: number;
  /** What is wrong that no field says. */
  problem: string | null;
  /** What the try before came to has been read. */
  onDismiss: () => void;
}

/** What it comes to, the button, and the way to earlier ones. */
export function DepositFoot({ flow, money, kesPerUsd, problem, onDismiss }: Props) {
  const dispatch = useDispatch();
  const leave = () => dispatch(modalClosed('deposit'));
  const isBusy = flow.phase === 'sending' || flow.phase === 'confirming';
  return (
    <div className={styles.foot}>
      {money?.currency === 'KES' && kesPerUsd > 0 && <Credited money={money} kesPerUsd={kesPerUsd} />}
      {flow.phase === 'form' && !flow.last && <StillOpen />}
      {flow.phase === 'form' && flow.last && <LastFailure failure={flow.last} onDismiss={onDismiss} />}
      <FieldError id="deposit-problem">{problem}</FieldError>
      <Button type="submit" size="l" className={styles.submit} disabled={isBusy}>
        <BusyLabel isBusy={isBusy}>
          <SubmitLabel phase={flow.phase} money={money} />
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

/** What a deposit in shillings adds to the balance: dollars at the rate; just as many shillings for who counts in them. */
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

function SubmitLabel({ phase, money }: { phase: DepositFlow['phase']; money: Money | null }) {
  if (phase === 'sending') return t('deposit.sending');
  if (phase === 'confirming') return t('deposit.confirming');
  if (!money) return t('deposit.submit');
  return t('deposit.submitAmount', { amount: <Amount key="amount" money={money} /> });
}
