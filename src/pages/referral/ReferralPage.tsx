import type { ReferralTerms } from '@contract/rewards.ts';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, selectIsVisitor } from '@/features/auth';
import { JoinButtons, RewardHero, useGetReferralTermsQuery } from '@/features/rewards';
import { BackHome } from '@/features/ui';
import { HeadedSection, QueryRetry, TextItems } from '@/shared/components';
import { t, withMessages } from '@/shared/i18n';
import { Amount, shillings } from '@/shared/money';
import { MyReferral } from './Friends';
import messages from './messages';
import referralPageStyles from './ReferralPage.module.scss';
import styles from './Terms.module.scss';

/** Inviting friends: the reward, the steps, and for a player the link and the friends. */
function ReferralPage() {
  const query = useGetReferralTermsQuery();
  const terms = query.data?.[0];
  return (
    <div className={referralPageStyles.page}>
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
      {!terms && !query.isLoading && (
        <div className={referralPageStyles.noTerms} role={query.isError ? 'alert' : undefined}>
          <p>{t(query.isError ? 'referral.termsFailed' : 'referral.noTerms')}</p>
          {query.isError && <QueryRetry query={query} />}
        </div>
      )}
    </div>
  );
}

const Terms = ({ terms: { steps, terms } }: { terms: ReferralTerms }) => (
  <>
    {steps.length > 0 && (
      <HeadedSection heading="referral.how" className={styles.section}>
        <ol className={styles.steps}>
          <TextItems texts={steps} />
        </ol>
      </HeadedSection>
    )}
    {terms.length > 0 && (
      <details className={styles.terms}>
        <summary>{t('referral.terms')}</summary>
        <ul>
          <TextItems texts={terms} />
        </ul>
      </details>
    )}
  </>
);

/** The player's part; its space is kept until the player is known. */
function Own() {
  const isVisitor = useSelector(selectIsVisitor);
  const isSignedIn = useSelector(selectIsSignedIn);
  if (isVisitor) return null;
  return isSignedIn ? <MyReferral /> : <div className={referralPageStyles.place} aria-busy="true" />;
}

const Reward = ({ terms: { rewardKes, minDepositKes } }: { terms: ReferralTerms }) => (
  <p className={referralPageStyles.reward}>
    <strong>
      <Amount money={shillings(rewardKes)} />
    </strong>
    {minDepositKes > 0
      ? t('referral.rewardFrom', { least: <Amount money={shillings(minDepositKes)} /> })
      : t('referral.reward')}
  </p>
);

export default withMessages(messages, ReferralPage);
