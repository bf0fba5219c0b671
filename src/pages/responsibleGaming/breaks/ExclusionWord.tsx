import type { SelfExclusionBody } from '@contract/saferPlay.ts';
import clsx from 'clsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Instant, useExcludeSelfMutation } from '@/features/saferPlay';
import { Button } from '@/shared/components';
import { Field, SaveError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import styles from './Breaks.module.scss';

interface Props {
  months: SelfExclusionBody['months'];
  /** ISO 8601. */
  until: string;
  onClose: () => void;
}

/** The second question: a word to type, so that nobody starts an exclusion by mistake. */
export function ExclusionWord({ months, until, onClose }: Props) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [exclude, { isLoading, error }] = useExcludeSelfMutation();
  const word = intl.formatMessage({ id: 'responsible.word' });
  const isRight = typed.trim().toUpperCase() === word.toUpperCase();
  const isWrong = isTried && !isRight;
  useEffect(() => input.current?.focus(), []);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isRight) input.current?.focus();
    if (!isRight || isLoading) return;
    const excluded = await exclude({ months });
    if (excluded.data) onClose();
  };

  return (
    <form className={styles.dialog} noValidate onSubmit={(event) => void confirm(event)}>
      <h2>{t('responsible.exclusionTitle')}</h2>
      <p className={styles.stern}>{t('responsible.lastWarning', { until: <Instant key="until" at={until} /> })}</p>
      <Field
        className={styles.field}
        label={t('responsible.typeWord', { word: <strong key="word">{word}</strong> })}
        error={isWrong && t('responsible.error.word', { word })}
      >
        {(field) => (
          <input
            {...field}
            ref={input}
            className={clsx(styles.word, isWrong && styles.invalid)}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <SaveError error={isLoading ? undefined : error} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" className={styles.final} aria-disabled={isLoading}>
          {t(isLoading ? 'form.saving' : 'responsible.excludeMe')}
        </Button>
      </div>
    </form>
  );
}
