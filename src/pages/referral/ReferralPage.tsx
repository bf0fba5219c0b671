import type { Referral, ReferralTerms } from '@contract/rewards.ts';
import { FormattedDate, FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { type ApiError, isMissingCall } from '@/api';
import { selectIsSignedIn, selectIsVisitor } from '@/features/auth';
import { JoinButtons, RewardHero, useGetReferralQuery, useGetReferralTermsQuery, OfferPage } from '@/features/rewards';
import { saferPlayMessages } from '@/features/saferPlay';
import { useShownMoney } from '@/features/wallet';
import { FailedPanel, HeadedSection, RetryButton, Skeletons, TextItems } from '@/shared/components';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import { Amount, type Money, shillings } from '@/shared/money';
import friends from './Friends.module.scss';
import messages from './messages';
import referralPageStyles from './ReferralPage.module.scss';
import { ShareCard } from './ShareCard';
import styles from './Terms.module.scss';

function ReferralPage() {
  /** A visitor's page has nothing else; a player's begins with the own link. */
  const isVisitor = useSelector(selectIsVisitor);
  const terms = useGetReferralTermsQuery().data?.[0];
  return (
    <OfferPage title={t('referral.title')} className={referralPageStyles.page}>
      <RewardHero
        title={terms?.title ?? t('referral.title')}
        lead={terms?.subtitle ?? t('referral.lead')}
        picture="/images/banners/referral.webp"
        icon="people"
        tint="accent"
      >
        {terms && terms.rewardKes > 0 && <Reward {...terms} />}
        <JoinButtons />
      </RewardHero>
      <Own />
      {terms ? <Terms {...terms} isOpen={isVisitor} /> : <NoTerms />}
    </OfferPage>
  );
}

function NoTerms() {
  const query = useGetReferralTermsQuery();
  if (query.isLoading) return null;
  return (
    <div className={referralPageStyles.noTerms} role={query.isError ? 'alert' : undefined}>
      <p>{t(query.isError ? 'referral.termsFailed' : 'referral.noTerms')}</p>
      {query.isError && <RetryButton variant="quiet" isTrying={query.isFetching} onRetry={query.refetch} />}
    </div>
  );
}

const Terms = ({ steps, terms, isOpen }: ReferralTerms & { isOpen: boolean }) => (
  <>
    {steps.length > 0 && (
      <HeadedSection heading="referral.how" className={styles.section}>
        <ol className={styles.steps}>
          <TextItems texts={steps} />
        </ol>
      </HeadedSection>
    )}
    {terms.length > 0 && (
      <details className={styles.terms} open={isOpen}>
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

const Reward = ({ rewardKes, minDepositKes, friendStakesKes }: ReferralTerms) => (
  <p className={referralPageStyles.reward}>
    <strong>
      <Amount money={shillings(rewardKes)} />
    </strong>
    {t('referral.reward', {
      deposit: minDepositKes > 0 ? 'least' : 'any',
      least: <Amount key="least" money={shillings(minDepositKes)} />,
      isStaked: friendStakesKes > 0,
      stakes: <Amount key="stakes" money={shillings(friendStakesKes)} />,
    })}
  </p>
);

interface Props {
  referral: Referral;
  money: (amount: number) => Money;
}

function Friends({ referral: { joined, joinedCount, earned }, money }: Props) {
  const count = Math.max(joinedCount ?? 0, joined.length);
  return (
    <HeadedSection heading="referral.friends" className={friends.card}>
      <dl className={friends.figures}>
        <div>
          <dt>{t('referral.joined')}</dt>
          <dd>
            <FormattedNumber value={count} />
          </dd>
        </div>
        <div>
          <dt>{t('referral.earned')}</dt>
          <dd className={friends.earned}>
            <Amount money={money(earned)} />
          </dd>
        </div>
      </dl>
      {joined.length === 0 && <p className={friends.nobody}>{t('referral.nobody')}</p>}
      <ul className={friends.list}>
        {joined.map((friend) => (
          <Friend key={friend.id} {...friend} money={money} />
        ))}
      </ul>
      {count > joined.length && <p className={friends.more}>{t('referral.latest')}</p>}
    </HeadedSection>
  );
}

type FriendProps = Referral['joined'][number] & Pick<Props, 'money'>;

const Friend = ({ name, joinedAt, status, reward, money }: FriendProps) => (
  <li className={friends.friend}>
    <span className={friends.initial} aria-hidden="true">
      {name.charAt(0).toUpperCase()}
    </span>
    <div>
      <p className={friends.name}>{name}</p>
      {joinedAt && (
        <p className={friends.since}>
          {t('referral.joinedOn', {
            date: <FormattedDate value={joinedAt} day="numeric" month="long" year="numeric" />,
          })}
        </p>
      )}
    </div>
    <p className={friends.status} data-status={status}>
      {status === 'earned'
        ? t('referral.status.earned', { amount: <Amount money={money(reward)} /> })
        : t(`referral.status.${status}`)}
    </p>
  </li>
);

function MyReferral() {
  const query = useGetReferralQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  const money = useShownMoney();
  if (data && money)
    return (
      <div className={referralPageStyles.own}>
        <ShareCard code={data.code} />
        <Friends referral={data} money={(amount) => money(amount, data.currency)} />
      </div>
    );
  // A backend without invitations: the rest of the page still works.
  if (error && isMissingCall(error as ApiError)) return null;
  if (error) return <FailedPanel icon="people" title="referral.failed" text="referral.failedText" query={query} />;
  return (
    <Skeletons
      message="referral.loading"
      count={2}
      className={referralPageStyles.own}
      itemClassName={referralPageStyles.place}
    />
  );
}

export default withMessages(joinCatalogues([saferPlayMessages, messages]), ReferralPage);
