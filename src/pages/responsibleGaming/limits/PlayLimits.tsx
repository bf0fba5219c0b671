import type { PlayLimit } from '@contract/playLimits.ts';
import { useGetPlayLimitsQuery, useSetPlayLimitMutation } from '@/features/saferPlay';
import { t } from '@/shared/i18n';
import styles from '../ResponsibleGaming.module.scss';
import { LimitCard } from './LimitCard';
import type { ShownLimit } from './LimitFigures';

/** Limits on play for money. A backend without them shows none. */
export function PlayLimits() {
  const { data } = useGetPlayLimitsQuery();
  if (!data || data.limits.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="play-limits-heading">
      <h3 id="play-limits-heading">{t('responsible.playLimits')}</h3>
      <p className={styles.note}>{t('responsible.playLimitsText')}</p>
      <div className={styles.three}>
        {data.limits.map((limit) => (
          <PlayLimitCard key={limit.kind} limit={limit} currency={data.currency} />
        ))}
      </div>
    </section>
  );
}

function PlayLimitCard({ limit, currency }: { limit: PlayLimit; currency: 'KES' | 'USD' }) {
  const [setLimit, { isLoading, error, reset }] = useSetPlayLimitMutation();
  const { kind } = limit;
  const save = async (value: number | null) => (await setLimit({ kind, value })).data !== undefined;
  return (
    <LimitCard
      id={`limit-${kind}`}
      heading={`responsible.limit.${kind}`}
      limit={shownOf(limit, currency)}
      unit={kind === 'timeDay' ? 'minutes' : currency}
      saving={{ save, isSaving: isLoading, error }}
      onMode={reset}
    />
  );
}

/** A stake limit has nothing that could be used up. */
function shownOf({ kind, value, used, next }: PlayLimit, currency: 'KES' | 'USD'): ShownLimit {
  return {
    amount: value,
    currency,
    used,
    left: value === undefined || kind === 'stake' ? undefined : Math.max(0, Math.round((value - used) * 100) / 100),
    next: next && { amount: next.value, currency, startsAt: next.startsAt },
  };
}
