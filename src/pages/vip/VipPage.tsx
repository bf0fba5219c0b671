import { CASHBACK_OF_STAKES, type VipLevel } from '@contract/rewards.ts';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { JoinButtons, NothingYet, RewardHero, useGetVipLevelsQuery, OfferPage } from '@/features/rewards';
import { saferPlayMessages } from '@/features/saferPlay';
import { LinkedText } from '@/features/ui';
import { useAccountCurrency, useShownMoney } from '@/features/wallet';
import { HeadedSection, Skeletons, TextItems } from '@/shared/components';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import { Amount, type Money, moneyOf } from '@/shared/money';
import card from './LevelCard.module.scss';
import messages from './messages';
import { climbed, type Measured, measuredIn, vipProgress } from './vipProgress';
import { YourLevel, useWagered } from './YourLevel';
import styles from './VipPage.module.scss';

const VipPage = () => (
  <OfferPage title={t('vip.title')} className={styles.page}>
    <Vip />
  </OfferPage>
);

function Vip() {
  const { data, isLoading, isFetching, error, refetch } = useGetVipLevelsQuery();
  const levels = climbed(data ?? []);
  const isVisitor = useSelector(selectIsVisitor);
  const currency = useAccountCurrency();
  const measured = measuredIn(levels, isVisitor ? 'KES' : currency);
  return (
    <>
      <RewardHero
        title={t('vip.title')}
        lead={t('vip.lead')}
        picture="/images/banners/vip.webp"
        icon="crown"
        tint="gold"
      >
        <JoinButtons />
        {(isLoading || levels.length > 0) && <YourLevel measured={measured} />}
      </RewardHero>
      {isLoading && <Skeletons message="vip.loading" count={5} className={styles.list} itemClassName={styles.place} />}
      {!isLoading && levels.length === 0 && (
        <NothingYet
          icon="crown"
          title={error ? 'vip.failed' : 'vip.none'}
          text={error ? 'vip.failedText' : 'vip.noneText'}
          wayOn="vip.bonuses"
          isTrying={isFetching}
          {...(error && { onRetry: refetch })}
        />
      )}
      {levels.length > 0 && <Levels measured={measured} isVisitor={isVisitor} />}
      <p className={styles.note}>{t('vip.demoRounds')}</p>
      <p className={styles.note}>
        <LinkedText message="vip.note" page="responsible-gaming" />
      </p>
    </>
  );
}

/** Less does not come back. */
const LEAST_KES = 5;

const hasCashback = ({ cashbackPercent, cashbackKes }: VipLevel) => cashbackPercent > 0 && cashbackKes > 0;

function Levels({ measured, isVisitor }: { measured: Measured; isVisitor: boolean }) {
  const { wagered } = useWagered(measured.currency);
  const current = wagered && vipProgress(measured.levels, wagered.measured).level;
  const shown = useShownMoney({ hasShillings: true });
  // A visitor has no currency yet.
  const money = isVisitor ? moneyOf : shown;
  const amountOf = (kes: number) => (money ? <Amount key={kes} money={money(kes, 'KES')} /> : '…');
  const stateOf = ({ id, minWager }: VipLevel) => {
    if (!wagered || minWager > wagered.measured) return null;
    return id === current?.id ? 'current' : 'reached';
  };
  return (
    <HeadedSection heading="vip.levels" className={styles.section}>
      {measured.levels.some(hasCashback) && (
        <ul className={styles.rule}>
          <li>{t('vip.cashbackBack')}</li>
          <li>{t('vip.cashbackTenth')}</li>
          <li>{t('vip.cashbackLeast', { least: amountOf(LEAST_KES) })}</li>
        </ul>
      )}
      <ol className={styles.list}>
        {measured.levels.map((level, index) => (
          <li key={level.id}>
            <LevelCard
              level={level}
              rank={index + 1}
              from={money && money(level.minWager, measured.currency)}
              inKes={amountOf}
              state={stateOf(level)}
            />
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}

interface LevelCardProps {
  level: VipLevel;
  /** The lowest level has rank 1. */
  rank: number;
  /** The required wagers; `null` while the currency is unknown. */
  from: Money | null;
  /** Whole shillings as the reader has money; dots while the currency is unknown. */
  inKes: (amount: number) => ReactNode;
  /** A later level has none. */
  state: 'current' | 'reached' | null;
}

const percent = (share: number) => <FormattedNumber value={share} style="percent" maximumFractionDigits={2} />;

const LevelCard = ({ level, rank, from, inKes, state }: LevelCardProps) => {
  const { title, minWager, benefits, cashbackKes } = level;
  return (
    <article className={card.card} data-state={state ?? 'ahead'} aria-current={state === 'current' || undefined}>
      <div className={card.head}>
        <span className={card.medal} aria-hidden="true">
          <FormattedNumber value={rank} />
        </span>
        <div>
          <div className={card.name}>
            <h3>{title}</h3>
            {state && <p className={card.state}>{t(state === 'current' ? 'vip.current' : 'vip.reached')}</p>}
          </div>
          <p className={card.from}>
            {minWager > 0 ? t('vip.from', { amount: from ? <Amount money={from} /> : '…' }) : t('vip.fromStart')}
          </p>
        </div>
      </div>
      {hasCashback(level) && (
        <dl className={card.gives}>
          <div>
            <dt>{t('vip.cashbackPart')}</dt>
            <dd>{percent(level.cashbackPercent / 100)}</dd>
          </div>
          <div>
            <dt>{t('vip.cashbackShare')}</dt>
            <dd>{percent(CASHBACK_OF_STAKES)}</dd>
          </div>
          <div>
            <dt>{t('vip.cashbackMost')}</dt>
            <dd>{inKes(cashbackKes)}</dd>
          </div>
        </dl>
      )}
      {benefits.length > 0 && (
        <ul className={card.benefits}>
          <TextItems texts={benefits} />
        </ul>
      )}
    </article>
  );
};

export default withMessages(joinCatalogues([saferPlayMessages, messages]), VipPage);
