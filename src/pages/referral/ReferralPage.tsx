import type { ReferralTerms } from '@contract/rewards.ts';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, selectIsVisitor } from '@/features/auth';
import { JoinButtons, RewardHero, useGetReferralTermsQuery } from '@/features/rewards';
import { BackHome } from '@/features/ui';
import { RetryButton } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, shillings } from '@/shared/money';
import { MyReferral } from './MyReferral';
import styles from './ReferralPage.module.scss';
import { Terms } from './Terms';

/** Inviting friends: the reward, the steps, and for a player the link and the friends. */
export function ReferralPage() {
  const { data, isLoading, isFetching, isError, refetch } = useGetReferralTermsQuery();
  const terms = data?.[0];
  return (
    <div className={styles.page}>
      <BackHome />
      <RewardHero
        title={terms?.title ?? t('referral.title')}
        lead={terms?.subtitle ?? t('referral.lead')}
        picture="/images/banners/referral.webp"
        icon="people"
        tint="accent"
      >
        {terms && terms.rewardKes > 0 && <Reward terms={terms} />}
        <JoinButtons />
      </RewardHero>
      <Own />
      {terms && <Terms terms={terms} />}
      {!terms && !isLoading && <NoTerms isTrying={isFetching} {...(isError && { onRetry: refetch })} />}
    </div>
  );
}

/** The player's part; its space is kept until the player is known. */
function Own() {
  const isVisitor = useSelector(selectIsVisitor);
  const isSignedIn = useSelector(selectIsSignedIn);
  if (isVisitor) return null;
  return isSignedIn ? <MyReferral /> : <div className={styles.place} aria-busy="true" />;
}

const Reward = ({ terms: { rewardKes, minDepositKes } }: { terms: ReferralTerms }) => (
  <p className={styles.reward}>
    <strong>
      <Amount money={shillings(rewardKes)} />
    </strong>
    {minDepositKes > 0
      ? t('referral.rewardFrom', { least: <Amount money={shillings(minDepositKes)} /> })
      : t('referral.reward')}
  </p>
);

interface NoTermsProps {
  isTrying: boolean;
  /** Only when the terms did not load. */
  onRetry?: () => void;
}

const NoTerms = ({ isTrying, onRetry }: NoTermsProps) => (
  <div className={styles.noTerms} role={onRetry ? 'alert' : undefined}>
    <p>{t(onRetry ? 'referral.termsFailed' : 'referral.noTerms')}</p>
    {onRetry && <RetryButton variant="quiet" isTrying={isTrying} onRetry={onRetry} />}
  </div>
);
