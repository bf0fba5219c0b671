import { FormattedNumber } from 'react-intl';
import type { KeptProfile } from '@/features/auth';
import { MY_BETS_PAGE } from '@/features/play';
import { PageLink } from '@/features/ui';
import { useShownMoney } from '@/features/wallet';
import { t } from '@/shared/i18n';
import { Amount } from '@/shared/money';
import { Card, Figures } from './Card';
import styles from './StatisticsCard.module.scss';

export function StatisticsCard({ profile }: { profile: KeptProfile }) {
  const shown = useShownMoney();
  const said = (amount: number) => (shown ? <Amount money={shown(amount, profile.currency)} /> : '–');
  return (
    <Card id="statistics" heading="profile.statistics" className={styles.card}>
      <Figures
        figures={[
          { name: 'profile.totalBets', value: <FormattedNumber value={profile.totalBets} /> },
          { name: 'profile.totalWins', value: <FormattedNumber value={profile.totalWins} /> },
          {
            name: 'profile.winRate',
            value: <FormattedNumber value={winRate(profile)} style="percent" maximumFractionDigits={1} />,
          },
          { name: 'profile.totalWager', value: said(profile.totalWager) },
          { name: 'profile.maxWin', value: said(profile.maxWin) },
        ]}
      />
      <PageLink page={MY_BETS_PAGE} className={styles.link}>
        {t('profile.bets')}
      </PageLink>
    </Card>
  );
}

/** Wins of all bets, 0 to 1 (docs/product.md, Profile); 0 without bets. */
export const winRate = ({ totalBets, totalWins }: { totalBets: number; totalWins: number }): number =>
  totalBets > 0 ? totalWins / totalBets : 0;
