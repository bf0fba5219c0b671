import { FormattedMessage, useIntl } from 'react-intl';
import { useGetDepositBonusesQuery } from '@/features/content';
import { PageHead, PageLink } from '@/features/ui';
import { Skeletons } from '@/shared/components';
import { BonusCard } from './BonusCard';
import styles from './BonusPage.module.scss';
import { NoBonuses } from './NoBonuses';

/** The deposit bonuses of the moment. A list that did not arrive reads as none (spec section 8), but can be asked again. */
export function BonusPage() {
  const intl = useIntl();
  const { data = [], isLoading, isFetching, error, refetch } = useGetDepositBonusesQuery();
  return (
    <div className={styles.page}>
      <PageHead title={<FormattedMessage id="bonus.title" />} lead={<FormattedMessage id="bonus.lead" />} />
      {isLoading && (
        <Skeletons
          label={intl.formatMessage({ id: 'bonus.loading' })}
          count={3}
          className={styles.list}
          itemClassName={styles.waiting}
        />
      )}
      {!isLoading && data.length === 0 && <NoBonuses isTrying={isFetching} {...(error && { onRetry: refetch })} />}
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((bonus) => (
            <li key={bonus.id}>
              <BonusCard bonus={bonus} />
            </li>
          ))}
        </ul>
      )}
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
