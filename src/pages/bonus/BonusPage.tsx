import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetDepositBonusesQuery } from '@/features/content';
import { PageHead, PageLink } from '@/features/ui';
import { Button, Skeletons } from '@/shared/components';
import { jumpTo } from '@/shared/dom/jumpTo';
import { BonusCard } from './BonusCard';
import styles from './BonusPage.module.scss';
import { MINE_ID } from './mineId';
import { MyBonuses } from './MyBonuses';
import { NoBonuses } from './NoBonuses';

/** The deposit bonuses of the moment, and what became of those that the player chose. */
export function BonusPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <div className={styles.page}>
      <PageHead title={<FormattedMessage id="bonus.title" />} lead={<FormattedMessage id="bonus.lead" />}>
        {isSignedIn && (
          <Button variant="quiet" onClick={() => jumpTo(MINE_ID)}>
            <FormattedMessage id="bonus.toMine" />
          </Button>
        )}
      </PageHead>
      <Offers />
      {isSignedIn && <MyBonuses />}
      <p className={styles.terms}>
        <FormattedMessage
          id="bonus.terms"
          values={{
            link: (words) => (
              <PageLink key="terms" page="bonus-terms">
                {words}
              </PageLink>
            ),
          }}
        />
      </p>
    </div>
  );
}

/** A list that did not arrive reads as none (spec section 8), but can be asked for again. */
function Offers() {
  const intl = useIntl();
  const { data = [], isLoading, isFetching, error, refetch } = useGetDepositBonusesQuery();
  if (isLoading)
    return (
      <Skeletons
        label={intl.formatMessage({ id: 'bonus.loading' })}
        count={3}
        className={styles.list}
        itemClassName={styles.waiting}
      />
    );
  if (data.length === 0) return <NoBonuses isTrying={isFetching} {...(error && { onRetry: refetch })} />;
  return (
    <ul className={styles.list}>
      {data.map((bonus) => (
        <li key={bonus.id}>
          <BonusCard bonus={bonus} />
        </li>
      ))}
    </ul>
  );
}
