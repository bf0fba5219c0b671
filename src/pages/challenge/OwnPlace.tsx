import { FormattedNumber } from 'react-intl';
import { t } from '@/shared/i18n';
import styles from './Leaderboard.module.scss';
import { useStanding } from './useStanding';

/** The player's own place, also far below the shown ones. */
export function OwnPlace({ challengeId }: { challengeId: string }) {
  const standing = useStanding(challengeId);
  if (!standing) return null;
  const { rank, points } = standing;
  if (rank === undefined) return <p className={styles.own}>{t('challenge.ownNone')}</p>;
  return (
    <p className={styles.own} role="status">
      {t('challenge.own', {
        rank: (
          <strong key="rank">
            <FormattedNumber value={rank} />
          </strong>
        ),
        points,
      })}
    </p>
  );
}
