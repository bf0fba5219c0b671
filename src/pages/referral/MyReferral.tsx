import { type ApiError, isMissingCall } from '@/api';
import { useGetReferralQuery } from '@/features/rewards';
import { useShownMoney } from '@/features/wallet';
import { FailedPanel, Skeletons } from '@/shared/components';
import { Friends } from './Friends';
import styles from './ReferralPage.module.scss';
import { ShareCard } from './ShareCard';

/** The player's link, and its results so far. */
export function MyReferral() {
  const { data, error, isFetching, refetch } = useGetReferralQuery(undefined, { refetchOnMountOrArgChange: true });
  const money = useShownMoney();
  if (data && money)
    return (
      <div className={styles.own}>
        <ShareCard code={data.code} />
        <Friends referral={data} money={(amount) => money(amount, data.currency)} />
      </div>
    );
  // A backend without invitations: the rest of the page still works.
  if (error && isMissingCall(error as ApiError)) return null;
  if (error)
    return (
      <FailedPanel icon="people" title="referral.failed" text="referral.failedText" query={{ isFetching, refetch }} />
    );
  return <Skeletons message="referral.loading" count={2} className={styles.own} itemClassName={styles.place} />;
}
