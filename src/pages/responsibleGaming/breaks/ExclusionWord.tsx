import type { SelfExclusionBody } from '@contract/gaming.ts';
import clsx from 'clsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Instant, useExcludeSelfMutation } from '@/features/gaming';
import { Button } from '@/shared/components';
import { SaveError } from '../parts/SaveStatus';
import styles from './Breaks.module.scss';

interface Props {
  months: SelfExclusionBody['months'];
  /** ISO 8601. */
  until: string;
  onClose: () => void;
}

/** The second question: a word to type, so that nobody shuts themselves out by a slip. */
export function ExclusionWord({ months, until, onClose }: Props) {
  const intl = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [exclude, { isLoading, error }] = useExcludeSelfMutation();
  const word = intl.formatMessage({ id: 'responsible.word' });
  const isRight = typed.trim().toUpperCase() === word.toUpperCase();
  const isWrong = isTried && !isRight;
  useEffect(() => field.current?.focus(), []);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isRight) field.current?.focus();
    if (!isRight || isLoading) return;
    const excluded = await exclude({ months });
    if (excluded.data) onClose();
  };

  return (
    <form className={styles.dialog} noValidate onSubmit={(event) => void confirm(event)}>
      <h2>
        <FormattedMessage id="responsible.exclusionTitle" />
      </h2>
      <p className={styles.stern}>
        <FormattedMessage id="responsible.lastWarning" values={{ until: <Instant key="until" at={until} /> }} />
      </p>
      <div className={styles.field}>
        <label htmlFor={id}>
          <FormattedMessage id="responsible.typeWord" values={{ word: <strong key="word">{word}</strong> }} />
        </label>
        <input
          ref={field}
          id={id}
          className={clsx(styles.word, isWrong && styles.invalid)}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {isWrong && <FormattedMessage id="responsible.error.word" values={{ word }} />}
        </p>
      </div>
      <SaveError error={isLoading ? undefined : error} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage id="responsible.cancel" />
        </Button>
        <Button type="submit" className={styles.final} aria-disabled={isLoading}>
          <FormattedMessage id={isLoading ? 'responsible.saving' : 'responsible.excludeMe'} />
        </Button>
      </div>
    </form>
  );
}
