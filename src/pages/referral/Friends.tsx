import type { Referral } from '@contract/rewards.ts';
import { FormattedDate, FormattedNumber } from 'react-intl';
import { type ApiError, isMissingCall } from '@/api';
import { useGetReferralQuery } from '@/features/rewards';
import { useShownMoney } from '@/features/wallet';
import { FailedPanel, HeadedSection, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, type Money } from '@/shared/money';
import styles from './Friends.module.scss';
import referralPageStyles from './ReferralPage.module.scss';
import { ShareCard } from './ShareCard';

interface Props {
  referral: Referral;
  money: (amount: number) => Money;
}

function Friends({ referral: { joined, joinedCount, earned }, money }: Props) {
  const count = Math.max(joinedCount ?? 0, joined.length);
  return (
    <HeadedSection heading="referral.friends" className={styles.card}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('referral.joined')}</dt>
          <dd>
            <FormattedNumber value={count} />
          </dd>
        </div>
        <div>
          <dt>{t('referral.earned')}</dt>
          <dd className={styles.earned}>
            <Amount money={money(earned)} />
          </dd>
        </div>
      </dl>
      {joined.length === 0 && <p className={styles.nobody}>{t('referral.nobody')}</p>}
      <ul className={styles.list}>
        {joined.map((friend) => (
          <Friend key={friend.id} {...friend} money={money} />
        ))}
      </ul>
      {count > joined.length && <p className={styles.more}>{t('referral.latest')}</p>}
    </HeadedSection>
  );
}

type FriendProps = Referral['joined'][number] & Pick<Props, 'money'>;

const Friend = ({ name, joinedAt, status, reward, money }: FriendProps) => (
  <li className={styles.friend}>
    <span className={styles.initial} aria-hidden="true">
      {name.charAt(0).toUpperCase()}
    </span>
    <div>
      <p className={styles.name}>{name}</p>
      {joinedAt && (
        <p className={styles.since}>
          {t('referral.joinedOn', {
            date: <FormattedDate value={joinedAt} day="numeric" month="long" year="numeric" />,
          })}
        </p>
      )}
    </div>
    <p className={styles.status} data-status={status}>
      {status === 'earned'
        ? t('referral.status.earned', { amount: <Amount money={money(reward)} /> })
        : t(`referral.status.${status}`)}
    </p>
  </li>
);

export function MyReferral() {
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
