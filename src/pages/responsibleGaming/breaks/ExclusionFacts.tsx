import { type FormEvent, useId, useState } from 'react';
import { Instant } from '@/features/saferPlay';
import { Button } from '@/shared/components';
import { Checkbox } from '@/shared/form';
import { FieldError } from '@/shared/form';
import { t } from '@/shared/i18n';
import styles from './Breaks.module.scss';

interface Props {
  /** ISO 8601. */
  until: string;
  onNext: () => void;
  onClose: () => void;
}

const FACTS = ['closed', 'withdraw', 'final'] as const;

/** The first question: what a self-exclusion means, and that it cannot be undone. */
export function ExclusionFacts({ until, onNext, onClose }: Props) {
  const errorId = useId();
  const [isTicked, setIsTicked] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const isMissing = isTried && !isTicked;
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isTicked) onNext();
  };
  return (
    <form className={styles.dialog} noValidate onSubmit={goOn}>
      <h2>{t('responsible.exclusionTitle')}</h2>
      <p className={styles.date}>{t('saferPlay.block.until', { until: <Instant key="until" at={until} /> })}</p>
      <ul className={styles.facts}>
        {FACTS.map((fact) => (
          <li key={fact}>{t(`responsible.exclusion.${fact}`)}</li>
        ))}
      </ul>
      <Checkbox isChecked={isTicked} aria-invalid={isMissing} aria-describedby={errorId} onToggle={setIsTicked}>
        {t('responsible.understood')}
      </Checkbox>
      <FieldError id={errorId}>{isMissing && t('responsible.error.notUnderstood')}</FieldError>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit">{t('responsible.next')}</Button>
      </div>
    </form>
  );
}
