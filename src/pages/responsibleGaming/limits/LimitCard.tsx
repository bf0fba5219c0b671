import type { DepositLimit } from '@contract/saferPlay.ts';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import parts from '../card/card.module.scss';
import { EndLimit } from './EndLimit';
import { LimitFigures } from './LimitFigures';
import { LimitForm } from './LimitForm';
import styles from './Limits.module.scss';
import { WaitingChange } from './WaitingChange';

interface Props {
  limit: DepositLimit;
  /** KES for one USD; undefined while unknown. */
  kesPerUsd: number | undefined;
}

/** The deposit limit of one period, with its form. */
export function LimitCard({ limit, kesPerUsd }: Props) {
  const [mode, setMode] = useState<'shown' | 'changed' | 'ended'>('shown');
  const [isSaved, setIsSaved] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  const done = (hasSaved: boolean) => {
    isBack.current = true;
    setIsSaved(hasSaved);
    setMode('shown');
  };
  useEffect(() => {
    if (mode === 'shown' && isBack.current) change.current?.focus();
  }, [mode]);
  const id = `limit-${limit.period}`;
  const hasLimit = limit.amount !== undefined;
  return (
    <section className={clsx(parts.card, styles.card)} aria-labelledby={id}>
      <div className={styles.state}>
        <h4 id={id} className={styles.period}>
          {t(`saferPlay.period.${limit.period}`)}
        </h4>
        <LimitFigures limit={limit} />
      </div>
      <div className={styles.ways}>
        {limit.next && <WaitingChange limit={limit} next={limit.next} />}
        {mode === 'changed' && <LimitForm limit={limit} kesPerUsd={kesPerUsd} onDone={done} />}
        {mode === 'ended' && <EndLimit limit={limit} onDone={done} />}
        {mode === 'shown' && (
          <div className={styles.actions}>
            <Button
              ref={change}
              variant={hasLimit ? 'quiet' : 'primary'}
              aria-describedby={id}
              onClick={() => setMode('changed')}
            >
              {t(hasLimit ? 'responsible.changeLimit' : 'responsible.setLimit')}
            </Button>
            {hasLimit && (
              <Button variant="ghost" aria-describedby={id} onClick={() => setMode('ended')}>
                {t('responsible.removeLimit')}
              </Button>
            )}
          </div>
        )}
        <span role="status" className={parts.status}>
          {isSaved && mode === 'shown' && t('form.saved')}
        </span>
      </div>
    </section>
  );
}
