import { FormattedMessage } from 'react-intl';
import { useGetChallengesQuery } from '@/features/content';
import { PageLink } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import styles from './SideMenu.module.scss';

export function ChallengeTile() {
  const { data } = useGetChallengesQuery();
  const challenge = data?.[0];
  return (
    <PageLink page="challenge" className={styles.challenge}>
      <AnyIcon name="trophy" size={28} />
      <span className={styles.linkText}>
        <strong>{challenge?.title ?? <FormattedMessage id="menu.challenge" />}</strong>
        {challenge?.prizePool ? (
          <FormattedMessage id="menu.challengePrize" values={{ prizePool: challenge.prizePool }} />
        ) : (
          <FormattedMessage id="menu.challengeDaily" />
        )}
      </span>
    </PageLink>
  );
}
