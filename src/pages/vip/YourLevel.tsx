import { convertMinor, decimalOf, nearestMinor } from '@contract/money.ts';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, selectIsVisitor, useGetProfileQuery } from '@/features/auth';
import { ProgressBar } from '@/features/rewards';
import { type ShowMoney, useGetWalletTermsQuery, useShownMoney } from '@/features/wallet';
import { AnyIcon, FailedNote, Skeletons } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { Amount, type Money, useSpokenMoney } from '@/shared/money';
import { type Measured, type VipProgress, vipProgress } from './vipProgress';
import styles from './YourLevel.module.scss';

/** The player's level, and the distance to the next. Keeps its space while loading. */
export function YourLevel({ measured }: { measured: Measured }) {
  const id = useId();
  const { wagered, isError, query } = useWagered(measured.currency);
  const money = useShownMoney();
  const isKnown = measured.levels.length > 0 && wagered && money;
  if (useSelector(selectIsVisitor)) return null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('vip.yourLevel')}
      </h2>
      {isKnown && (
        <ProgressToNext
          progress={vipProgress(measured.levels, wagered.measured)}
          measure={measured.currency}
          wagered={money(wagered.totalWager, wagered.currency)}
          money={money}
        />
      )}
      {!isKnown && !isError && <Skeletons message="vip.standingLoading" count={1} itemClassName={styles.waiting} />}
      {!wagered && isError && <FailedNote message="vip.standingFailed" className={styles.failed} query={query} />}
    </section>
  );
}

/** The player's wagers in all: as the account has them, and in the currency that levels are measured in. */
export function useWagered(measure: CurrencyCode) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const asked = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const { totalWager, currency } = asked.data ?? {};
  const terms = useGetWalletTermsQuery(undefined, { skip: !currency || currency === measure });
  const rate = currency === measure ? 1 : terms.data?.kesPerUsd;
  const isKnown = totalWager !== undefined && currency !== undefined && Boolean(rate);
  const missed = asked.isError ? asked : terms;
  return {
    isError: missed.isError || rate === 0,
    query: missed,
    wagered: isKnown
      ? {
          totalWager,
          currency,
          measured: decimalOf(convertMinor(nearestMinor(totalWager), currency, measure, rate ?? 0)),
        }
      : null,
  };
}

interface WhereProps {
  progress: VipProgress;
  measure: CurrencyCode;
  wagered: Money;
  money: ShowMoney;
}

function ProgressToNext({ progress: { level, next, share, missing }, measure, wagered, money }: WhereProps) {
  const intl = useIntl();
  const spoken = useSpokenMoney();
  const id = next ? 'vip.progress' : 'vip.progressTop';
  const target = next && money(next.minWager, measure);
  const heard = intl.formatMessage({ id }, { wagered: spoken(wagered), target: target && spoken(target) });
  return (
    <>
      <p className={styles.level}>
        <AnyIcon name="crown" size={36} />
        {level?.title ?? t('vip.noLevel')}
      </p>
      <ProgressBar share={share} label={intl.formatMessage({ id: 'vip.progressLabel' })} text={heard} />
      <div className={styles.words}>
        <p className={styles.figures}>
          {t(id, {
            wagered: <Amount key="wagered" money={wagered} />,
            target: target && <Amount key="target" money={target} />,
          })}
        </p>
        <p className={styles.missing}>
          {next
            ? t('vip.missing', { amount: <Amount key="amount" money={money(missing, measure)} />, level: next.title })
            : t('vip.top')}
        </p>
      </div>
    </>
  );
}
