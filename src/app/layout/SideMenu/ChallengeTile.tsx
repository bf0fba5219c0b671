import { useGetChallengesQuery } from '@/features/content';
import { PageLink } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './SideMenu.module.scss';

export function ChallengeTile() {
  const { data } = useGetChallengesQuery();
  const challenge = data?.[0];
  return (
    <PageLink page="challenge" className={styles.challenge}>
      <AnyIcon name="trophy" size={28} />
      <span className={styles.linkText}>
        <strong>{challenge?.title ?? t('menu.challenge')}</strong>
        {challenge?.prizePool ? t('menu.challengePrize', { prizePool: challenge.prizePool }) : t('menu.challengeDaily')}
      </span>
    </PageLink>
  );
}
