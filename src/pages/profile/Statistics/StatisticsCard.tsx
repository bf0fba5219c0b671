import { FormattedNumber } from 'react-intl';
import type { KeptProfile } from '@/features/account';
import { Amount, moneyOf } from '@/shared/money';
import { Card } from '../parts/Card';
import { Figures } from '../parts/Figures';
import { winRate } from './winRate';

export const StatisticsCard = ({ profile }: { profile: KeptProfile }) => (
  <Card id="statistics" heading="profile.statistics">
    <Figures
      figures={[
        { name: 'profile.totalBets', value: <FormattedNumber value={profile.totalBets} /> },
        { name: 'profile.totalWins', value: <FormattedNumber value={profile.totalWins} /> },
        {
          name: 'profile.winRate',
          value: <FormattedNumber value={winRate(profile)} style="percent" maximumFractionDigits={1} />,
        },
        { name: 'profile.totalWager', value: <Amount money={moneyOf(profile.totalWager, 'USD')} hasCents /> },
        { name: 'profile.maxWin', value: <Amount money={moneyOf(profile.maxWin, 'USD')} hasCents /> },
      ]}
    />
  </Card>
);
