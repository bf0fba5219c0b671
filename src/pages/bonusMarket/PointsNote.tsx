import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetPointsQuery } from '@/features/rewards';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './BonusMarketPage.module.scss';

/** The player's points, and how they are earned. */
export function PointsNote() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, isError } = useGetPointsQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  return (
    <p className={styles.note}>
      <AnyIcon name="spark" size={24} />
      <span>
        {isSignedIn && data && <strong>{t('bonusMarket.mine', { points: data.points })} </strong>}
        {isSignedIn && isError && !data && `${t('bonusMarket.mineFailed')} `}
        {t(isSignedIn ? 'bonusMarket.earn' : 'bonusMarket.earnVisitor')}
      </span>
    </p>
  );
}
