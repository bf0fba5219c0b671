import type { VipLevel } from '@contract/rewards.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { ProgressBar } from '@/features/rewards';
import { useShownMoney } from '@/features/wallet';
import { AnyIcon, FailedNote, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, type Money, useSpokenMoney } from '@/shared/money';
import { type Standing, standingOf } from './standing';
import styles from './StandingPanel.module.scss';

/** The player's level, and the distance to the next. Keeps its space while loading. */
export function StandingPanel({ levels }: { levels: readonly VipLevel[] }) {
  const id = useId();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile, isError, isFetching, refetch } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const money = useShownMoney();
  const isKnown = profile && money;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('vip.yourLevel')}
      </h2>
      {isKnown && (
        <Where standing={standingOf(levels, profile.totalWager)} totalWager={profile.totalWager} money={money} />
      )}
      {!isKnown && !isError && <Skeletons message="vip.standingLoading" count={1} itemClassName={styles.waiting} />}
      {!profile && isError && (
        <FailedNote
          message="vip.standingFailed"
          className={styles.failed}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

interface WhereProps {
  standing: Standing;
  totalWager: number;
  money: (usd: number) => Money;
}

function Where({ standing: { level, next, share, missing }, totalWager, money }: WhereProps) {
  const intl = useIntl();
  const spoken = useSpokenMoney();
  const id = next ? 'vip.progress' : 'vip.progressTop';
  const wagered = money(totalWager);
  const target = next && money(next.minWager);
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
            ? t('vip.missing', { amount: <Amount key="amount" money={money(missing)} />, level: next.title })
            : t('vip.top')}
        </p>
      </div>
    </>
  );
}
