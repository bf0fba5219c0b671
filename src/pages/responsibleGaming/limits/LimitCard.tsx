import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import parts from '../card/card.module.scss';
import { EndLimit } from './EndLimit';
import { LimitFigures } from './LimitFigures';
import { LimitForm } from './LimitForm';
import styles from './Limits.module.scss';
import type { LimitUnit, Saving, ShownLimit } from './LimitSource';
import { WaitingChange } from './WaitingChange';

interface Props {
  id: string;
  /** Message id. */
  heading: string;
  limit: ShownLimit;
  unit: LimitUnit;
  /** Of a new amount. */
  formUnit: LimitUnit;
  /** KES for one USD; undefined while unknown. */
  kesPerUsd: number | undefined;
  saving: Saving;
  /** Another form is shown, or none: an earlier error is of no interest. */
  onMode: () => void;
}

/** A limit with its form. */
export function LimitCard({ id, heading, limit, unit, formUnit, kesPerUsd, saving, onMode }: Props) {
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
    <section className={clsx(parts.card, styles.card)} aria-labelledby={id}>
      <div className={styles.state}>
        <h4 id={id} className={styles.period}>
          {t(heading)}
        </h4>
        <LimitFigures limit={limit} unit={unit} />
      </div>
      <div className={styles.ways}>
        {limit.next && <WaitingChange limit={limit} unit={unit} next={limit.next} saving={saving} />}
        {mode === 'changed' && (
          <LimitForm limit={limit} unit={formUnit} kesPerUsd={kesPerUsd} saving={saving} onDone={done} />
        )}
        {mode === 'ended' && <EndLimit saving={saving} onDone={done} />}
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
