import type { DepositBonus } from '@contract/depositBonuses.ts';
import { FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetDepositBonusesQuery } from '@/features/content';
import { type PackStep, useWelcomePack } from '@/features/rewards';
import { BlockNotice, saferPlayMessages, useBlock } from '@/features/saferPlay';
import { LinkedText, PageHead } from '@/features/ui';
import { FailedNote, HeadedSection, RetryButton, Skeletons, StatePanel } from '@/shared/components';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import { BonusCard, ClaimButton } from './BonusCard';
import styles from './BonusPage.module.scss';
import messages from './messages';
import { EarlierBonuses, RunningBonuses } from './MyBonuses';

/** What runs comes first, then what can be taken now; the rest is folded. */
function BonusPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const block = useBlock();
  return (
    <div className={styles.page}>
      <PageHead title={t('bonus.title')} lead={!block && t('bonus.lead')} />
      {isSignedIn && <RunningBonuses />}
      {block ? (
        <BlockNotice kind={block.kind} />
      ) : (
        <HeadedSection heading="bonus.takeNow" className={styles.section}>
          <Offers />
        </HeadedSection>
      )}
      {isSignedIn && <EarlierBonuses />}
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

/** A deposit bonus has no `step`. */
interface Offered {
  bonus: DepositBonus;
  step?: { order: number; status: PackStep['status']; count: number };
}

/** Steps of the welcome pack that a deposit can still bring, then the bonuses for any deposit. */
function useOffers() {
  const { steps, hindered, ...standing } = useWelcomePack();
  const { data: bonuses = [], ...query } = useGetDepositBonusesQuery();
  const ofPack = steps.map(({ bonus, status }) => ({
    bonus,
    step: { order: bonus.order, status, count: steps.length },
  }));
  // A step is not called closed when nothing is known of it.
  const hidden: PackStep['status'][] = ['claimed', 'missed', ...(standing.hasFailed ? ['unknown' as const] : [])];
  const all: Offered[] = [
    ...ofPack.filter(({ step: { status } }) => !hidden.includes(status)),
    ...bonuses.map((bonus) => ({ bonus })),
  ];
  const isOpen = ({ bonus, step }: Offered) =>
    step ? step.status === 'next' : hindered.every(({ bonusId }) => bonusId !== bonus.id);
  const open = all.filter(isOpen);
  return { open, later: all.filter((offered) => !open.includes(offered)), hindered, standing, query };
}

/** A list that did not load is empty (docs/product.md, Errors), but can be loaded again. */
function Offers() {
  const { open, later, hindered, standing, query } = useOffers();
  if (query.isLoading || standing.isAwaited)
    return <Skeletons message="bonus.loading" count={3} className={styles.list} itemClassName={styles.waiting} />;
  return (
    <>
      {standing.hasFailed && (
        <FailedNote
          message="bonus.packFailed"
          className={styles.failed}
          query={{ isFetching: standing.isTrying, refetch: standing.retry }}
        />
      )}
      <OfferList offers={open} hindered={hindered} />
      {(query.error || (open.length === 0 && !standing.hasFailed)) && (
        <StatePanel icon="gift" title={t('bonus.none')}>
          {query.error && <RetryButton variant="quiet" isTrying={query.isFetching} onRetry={query.refetch} />}
        </StatePanel>
      )}
      {later.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('bonus.notNow', { count: later.length })}</summary>
          {later.some(({ step }) => step) && <p className={styles.lead}>{t('bonus.packLead')}</p>}
          <OfferList offers={later} hindered={hindered} />
        </details>
      )}
    </>
  );
}

type Hindered = ReturnType<typeof useOffers>['hindered'];

const OfferList = ({ offers, hindered }: { offers: readonly Offered[]; hindered: Hindered }) => (
  <ul className={styles.list}>
    {offers.map(({ bonus, step }, index) => (
      <li key={bonus.id}>
        <BonusCard bonus={bonus} status={step?.status} mark={step && <StepMark {...step} />} isFirst={index === 0}>
          {step && step.status !== 'next' ? (
            <p className={styles.when}>{t(`bonus.step.${step.status}`, { order: step.order })}</p>
          ) : (
            <ClaimButton bonus={bonus} hindered={hindered} />
          )}
        </BonusCard>
      </li>
    ))}
  </ul>
);

const StepMark = ({ order, count }: { order: number; count: number }) => (
  <p className={styles.mark}>
    {t('bonus.pack')} <FormattedNumber value={order} />/<FormattedNumber value={count} />
  </p>
);

export default withMessages(joinCatalogues([saferPlayMessages, messages]), BonusPage);
