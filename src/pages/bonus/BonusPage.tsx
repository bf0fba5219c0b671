import { useId } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetDepositBonusesQuery } from '@/features/content';
import { type PackStep, useWelcomePack } from '@/features/rewards';
import { LinkedText, PageHead } from '@/features/ui';
import { AnyIcon, Button, FailedNote, HeadedSection, RetryButton, Skeletons, StatePanel } from '@/shared/components';
import { t, withMessages } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import { BonusCard, ClaimButton } from './BonusCard';
import styles from './BonusPage.module.scss';
import messages from './messages';
import { MINE_ID, MyBonuses } from './MyBonuses';
import pack from './WelcomePack.module.scss';

function BonusPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <div className={styles.page}>
      <PageHead title={t('bonus.title')} lead={t('bonus.lead')}>
        {isSignedIn && (
          <Button variant="quiet" className={styles.toMine} onClick={() => jumpTo(MINE_ID)}>
            {t('bonus.toMine')}
          </Button>
        )}
      </PageHead>
      <WelcomePack />
      <HeadedSection heading="bonus.offers" className={styles.section}>
        <OfferList />
      </HeadedSection>
      {isSignedIn && <MyBonuses />}
      <div className={styles.terms}>
        <p>{t('bonus.demoRounds')}</p>
        <p>{t('bonus.spinsNote')}</p>
        <p>
          <LinkedText message="bonus.terms" page="bonus-terms" />
        </p>
      </div>
    </div>
  );
}

/** The steps of the welcome pack, each for one of the first deposits. Hidden when none is left. */
function WelcomePack() {
  const id = useId();
  const { steps, hindered, hasFailed, isTrying, retry } = useWelcomePack();
  if (steps.every(({ status }) => status === 'claimed' || status === 'missed')) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={pack.head}>
        <h2 id={id}>{t('bonus.pack')}</h2>
        <p className={styles.lead}>{t('bonus.packLead')}</p>
      </div>
      {hasFailed && (
        <FailedNote
          message="bonus.packFailed"
          className={pack.failed}
          query={{ isFetching: isTrying, refetch: retry }}
        />
      )}
      <ol className={pack.list}>
        {steps.map(({ bonus, status }, index) => (
          <li key={bonus.id}>
            <BonusCard
              bonus={bonus}
              status={status}
              mark={<StepMark bonus={bonus} status={status} />}
              isFirst={index === 0}
            >
              {status === 'next' ? (
                <ClaimButton bonus={bonus} hindered={hindered} />
              ) : (
                <p className={pack.when}>{t(`bonus.step.${status}`, { order: bonus.order })}</p>
              )}
            </BonusCard>
          </li>
        ))}
      </ol>
    </section>
  );
}

const ICONS: Partial<Record<PackStep['status'], 'check' | 'lock'>> = { claimed: 'check', locked: 'lock' };

function StepMark({ bonus, status }: PackStep) {
  const icon = ICONS[status];
  return (
    <p className={pack.mark} data-status={status}>
      {icon && <AnyIcon name={icon} size={16} />}
      {t(`bonus.mark.${status}`, { order: bonus.order })}
    </p>
  );
}

/** A list that did not load is empty (docs/product.md, Errors), but can be loaded again. */
function OfferList() {
  const query = useGetDepositBonusesQuery();
  const { data = [], isLoading, error } = query;
  const { hindered } = useWelcomePack();
  if (isLoading)
    return <Skeletons message="bonus.loading" count={3} className={styles.list} itemClassName={styles.waiting} />;
  if (data.length === 0)
    return (
      <StatePanel icon="gift" title={t('bonus.none')}>
        {error && <RetryButton variant="quiet" isTrying={query.isFetching} onRetry={query.refetch} />}
      </StatePanel>
    );
  return (
    <ul className={styles.list}>
      {data.map((bonus) => (
        <li key={bonus.id}>
          <BonusCard bonus={bonus}>
            <ClaimButton bonus={bonus} hindered={hindered} />
          </BonusCard>
        </li>
      ))}
    </ul>
  );
}

export default withMessages(messages, BonusPage);
