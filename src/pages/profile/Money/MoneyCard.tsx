import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type KeptProfile, useGetBalanceQuery } from '@/features/account';
import { HISTORY_PAGE, modalOpened, PageLink } from '@/features/ui';
import { Button } from '@/shared/components';
import { Amount, moneyOf } from '@/shared/money';
import { Card } from '../parts/Card';
import { Figures } from '../parts/Figures';
import styles from './MoneyCard.module.scss';

const usd = (amount: number) => <Amount money={moneyOf(amount, 'USD')} hasCents />;

/** What the player has here. Bonus money is apart, as it cannot be cashed out. */
export function MoneyCard({ profile }: { profile: KeptProfile }) {
  const { data: balance } = useGetBalanceQuery();
  const { available, held, bonusBalance } = balance ?? { ...profile, available: profile.balance, held: 0 };
  return (
    <Card id="money" heading="profile.money" className={styles.money}>
      <div>
        <p className={styles.name}>
          <FormattedMessage id="profile.available" />
        </p>
        <p className={styles.available}>{usd(available)}</p>
        {held > 0 && (
          <p className={styles.held}>
            <FormattedMessage id="profile.held" values={{ amount: usd(held) }} />
          </p>
        )}
      </div>
      <Figures
        figures={[
          { name: 'profile.balance', value: usd(balance?.balance ?? profile.balance) },
          { name: 'profile.bonusBalance', value: usd(bonusBalance) },
          { name: 'profile.totalDeposits', value: usd(profile.totalDeposits) },
          { name: 'profile.totalWithdrawals', value: usd(profile.totalWithdrawals) },
        ]}
      />
      <Ways />
      <p className={styles.note}>
        <FormattedMessage id="profile.bonusNote" />
      </p>
    </Card>
  );
}

/** Money in, money out, and all that was. */
function Ways() {
  const dispatch = useDispatch();
  return (
    <div className={styles.ways}>
      <Button onClick={() => dispatch(modalOpened('deposit', {}))}>
        <FormattedMessage id="profile.deposit" />
      </Button>
      <Button variant="quiet" onClick={() => dispatch(modalOpened('withdraw', {}))}>
        <FormattedMessage id="profile.cashout" />
      </Button>
      <PageLink page={HISTORY_PAGE} className={styles.history}>
        <FormattedMessage id="profile.history" />
      </PageLink>
    </div>
  );
}
