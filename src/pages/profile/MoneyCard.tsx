import { useDispatch } from 'react-redux';
import type { KeptProfile } from '@/features/auth';
import { UnlessResting } from '@/features/saferPlay';
import { HISTORY_PAGE, modalOpened, PageLink } from '@/features/ui';
import { useGetBalanceQuery, useShownMoney } from '@/features/wallet';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, type Money } from '@/shared/money';
import { Card, Figures } from './Card';
import styles from './MoneyCard.module.scss';

/** The player's money. Bonus money is separate, because it cannot be withdrawn. */
export function MoneyCard({ profile }: { profile: KeptProfile }) {
  const account = useShownAccount(profile);
  const said = (name: keyof NonNullable<typeof account>) =>
    account ? <Amount key={name} money={account[name]} /> : '–';
  return (
    <Card id="money" heading="profile.money" className={styles.money}>
      <div>
        <p className={styles.name}>{t('profile.available')}</p>
        <p className={styles.available}>{said('available')}</p>
        {account && account.balance.amountMinor < 0 && <p className={styles.held}>{t('profile.debt')}</p>}
        {account && account.held.amountMinor > 0 && (
          <p className={styles.held}>{t('profile.held', { amount: said('held') })}</p>
        )}
      </div>
      <Figures
        figures={[
          { name: 'profile.balance', value: said('balance') },
          { name: 'profile.bonusBalance', value: said('bonusBalance') },
          { name: 'profile.totalDeposits', value: said('totalDeposits') },
          { name: 'profile.totalWithdrawals', value: said('totalWithdrawals') },
        ]}
      />
      <Ways />
      <p className={styles.note}>{t('profile.bonusNote')}</p>
    </Card>
  );
}

type Sum = 'available' | 'held' | 'balance' | 'bonusBalance' | 'totalDeposits' | 'totalWithdrawals';

/** The account in the player's currency; `null` while unknown. The remainder below a cent belongs to the deposits. */
function useShownAccount(profile: KeptProfile): Record<Sum, Money> | null {
  const { data } = useGetBalanceQuery();
  const shown = useShownMoney();
  if (!shown) return null;
  const { available, held, balance, bonusBalance, rest, currency } = data ?? {
    ...profile,
    available: profile.balance,
    held: 0,
    rest: 0,
  };
  const said = (amount: number, left?: number) => shown(amount, currency, left);
  return {
    available: said(available, rest),
    held: said(held),
    balance: said(balance, rest),
    bonusBalance: said(bonusBalance),
    totalDeposits: said(profile.totalDeposits, rest),
    totalWithdrawals: said(profile.totalWithdrawals),
  };
}

function Ways() {
  const dispatch = useDispatch();
  return (
    <div className={styles.ways}>
      <UnlessResting>
        <Button onClick={() => dispatch(modalOpened('deposit', {}))}>{t('profile.deposit')}</Button>
      </UnlessResting>
      <Button variant="quiet" onClick={() => dispatch(modalOpened('withdraw', {}))}>
        {t('profile.cashout')}
      </Button>
      <PageLink page={HISTORY_PAGE} className={styles.history}>
        {t('profile.history')}
      </PageLink>
    </div>
  );
}
