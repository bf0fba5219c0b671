import type { PlayLimit } from '@contract/playLimits.ts';
import type { DepositLimit } from '@contract/saferPlay.ts';
import { useEffect, useRef, useState } from 'react';
import { useSetLimitMutation, useSetPlayLimitMutation } from '@/features/saferPlay';
import { useAccountCurrency } from '@/features/wallet';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import cardStyles from '../card.module.scss';
import { EndLimit, LimitFigures, type LimitUnit, type Saving, type ShownLimit, WaitingChange } from './LimitFigures';
import { LimitForm } from './LimitForm';
import styles from './Limits.module.scss';

interface LimitCardProps {
  id: string;
  heading: string;
  limit: ShownLimit;
  unit: LimitUnit;
  /** A new limit may be in another currency than the present one. */
  formUnit?: LimitUnit;
  saving: Saving;
  /** Another form is shown, or none: an earlier error is of no interest. */
  onMode: () => void;
}

export function LimitCard({ id, heading, limit, unit, formUnit = unit, saving, onMode }: LimitCardProps) {
  const [mode, setOnlyMode] = useState<'shown' | 'changed' | 'ended'>('shown');
  const [isSaved, setIsSaved] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  const setMode = (next: typeof mode) => {
    onMode();
    setOnlyMode(next);
  };
  const done = (hasSaved: boolean) => {
    isBack.current = true;
    setIsSaved(hasSaved);
    setMode('shown');
  };
  useEffect(() => {
    if (mode === 'shown' && isBack.current) change.current?.focus();
  }, [mode]);
  const hasLimit = limit.amount !== undefined;
  return (
    <section className={cardStyles.card} aria-labelledby={id}>
      <div className={styles.state}>
        <h4 id={id} className={styles.period}>
          {t(heading)}
        </h4>
        <LimitFigures limit={limit} unit={unit} />
      </div>
      <div className={styles.ways}>
        {limit.next && <WaitingChange limit={limit} unit={unit} next={limit.next} saving={saving} />}
        {mode === 'changed' && <LimitForm limit={limit} unit={formUnit} saving={saving} onDone={done} />}
        {mode === 'ended' && <EndLimit saving={saving} onDone={done} />}
        {mode === 'shown' && (
          <div className={styles.actions}>
            <Button ref={change} variant="quiet" aria-describedby={id} onClick={() => setMode('changed')}>
              {t(hasLimit ? 'responsible.changeLimit' : 'responsible.setLimit')}
            </Button>
            {hasLimit && (
              <Button variant="ghost" aria-describedby={id} onClick={() => setMode('ended')}>
                {t('responsible.removeLimit')}
              </Button>
            )}
          </div>
        )}
        <span role="status" className={cardStyles.status}>
          {isSaved && mode === 'shown' && t('form.saved')}
        </span>
      </div>
    </section>
  );
}

/** The deposit limit of one period. A new one is in the account's currency; one that stays keeps its own. */
export function DepositLimitCard({ limit }: { limit: DepositLimit }) {
  const [setLimit, { isLoading, error, reset }] = useSetLimitMutation();
  const own = useAccountCurrency();
  const { period } = limit;
  const save = async (amount: number | null) => {
    const currency = amount === null || amount === limit.amount ? limit.currency : own;
    return (await setLimit({ period, amount, currency })).data !== undefined;
  };
  return (
    <LimitCard
      id={`limit-${period}`}
      heading={`saferPlay.period.${period}`}
      limit={limit}
      unit={limit.currency}
      formUnit={own}
      saving={{ save, isSaving: isLoading, error }}
      onMode={reset}
    />
  );
}

export function PlayLimitCard({ limit, currency }: { limit: PlayLimit; currency: 'KES' | 'USD' }) {
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
