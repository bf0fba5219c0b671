import type { VipLevel } from '@contract/rewards.ts';
import { useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { JoinButtons, NothingYet, RewardHero, useGetVipLevelsQuery } from '@/features/rewards';
import { BackHome, LinkedText } from '@/features/ui';
import { useAccountCurrency } from '@/features/wallet';
import { Skeletons } from '@/shared/components';
import { t, withMessages } from '@/shared/i18n';
import { Ladder } from './Ladder';
import messages from './messages';
import { climbed, measuredIn } from './vipProgress';
import { YourLevel, useWagered } from './YourLevel';
import styles from './VipPage.module.scss';

/** The VIP levels. A player sees the distance to the next one, a visitor all levels and sign-in buttons. */
function VipPage() {
  const { data, isLoading, isFetching, error, refetch } = useGetVipLevelsQuery();
  const levels = climbed(data ?? []);
  return (
    <div className={styles.page}>
      <BackHome />
      <RewardHero
        title={t('vip.title')}
        lead={t('vip.lead')}
        picture="/images/banners/vip.webp"
        icon="crown"
        tint="gold"
      >
        <JoinButtons />
      </RewardHero>
      {isLoading && <Waiting />}
      {!isLoading && levels.length === 0 && (
        <NothingYet
          icon="crown"
          title={error ? 'vip.failed' : 'vip.none'}
          text={error ? 'vip.failedText' : 'vip.noneText'}
          wayOn="vip.bonuses"
          isTrying={isFetching}
          {...(error && { onRetry: refetch })}
        />
      )}
      {levels.length > 0 && <Levels levels={levels} />}
      <p className={styles.note}>{t('vip.demoRounds')}</p>
      <p className={styles.note}>
        <LinkedText message="vip.note" page="responsible-gaming" />
      </p>
    </div>
  );
}

function Levels({ levels }: { levels: readonly VipLevel[] }) {
  const isVisitor = useSelector(selectIsVisitor);
  const currency = useAccountCurrency();
  const measured = measuredIn(levels, isVisitor ? 'KES' : currency);
  const { wagered } = useWagered(measured.currency);
  return (
    <>
      {!isVisitor && <YourLevel measured={measured} />}
      <Ladder measured={measured} totalWager={wagered?.measured ?? null} />
    </>
  );
}

const Waiting = () => (
  <Skeletons message="vip.loading" count={5} className={styles.list} itemClassName={styles.place} />
);

export default withMessages(messages, VipPage);
