import { addMonths } from '@contract/nairobi.ts';
import type { SelfExclusionBody, TimeOutBody } from '@contract/saferPlay.ts';
import clsx from 'clsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Instant, useExcludeSelfMutation, useTakeTimeOutMutation } from '@/features/saferPlay';
import { Button, Dialog } from '@/shared/components';
import { Checkbox, Field, FieldError, SaveError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import styles from './Breaks.module.scss';

export function TimeOutDialog({ hours, onClose }: TimeOutBody & { onClose: () => void }) {
  const intl = useIntl();
  const [take, { isLoading, error }] = useTakeTimeOutMutation();
  const [until] = useState(() => endOfTimeOut(hours, Date.now()));
  const confirm = async () => {
    if (isLoading) return;
    const taken = await take({ hours });
    if (taken.data) onClose();
  };
  return (
    <Dialog label={intl.formatMessage({ id: 'responsible.timeOutTitle' })} onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{t('responsible.timeOutTitle')}</h2>
        <p className={styles.date}>{t('saferPlay.block.until', { until: <Instant key="until" at={until} /> })}</p>
        <p className={styles.text}>{t('responsible.timeOutConfirm')}</p>
        <SaveError error={isLoading ? undefined : error} />
        <Actions onClose={onClose}>
          <Button aria-disabled={isLoading} onClick={() => void confirm()}>
            {t(isLoading ? 'form.saving' : 'responsible.startTimeOut')}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}

const Actions = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <div className={styles.actions}>
    <Button variant="quiet" onClick={onClose}>
      {t('form.cancel')}
    </Button>
    {children}
  </div>
);

const FACTS = ['closed', 'withdraw', 'final'] as const;

interface QuestionProps {
  /** ISO 8601. */
  until: string;
  onClose: () => void;
}

/** The first question: what a self-exclusion means, and that it cannot be undone. */
function ExclusionFacts({ until, onNext, onClose }: QuestionProps & { onNext: () => void }) {
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
      <Actions onClose={onClose}>
        <Button type="submit">{t('responsible.next')}</Button>
      </Actions>
    </form>
  );
}

/** The second question: a word to type, so that nobody starts an exclusion by mistake. */
function ExclusionWord({ months, until, onClose }: QuestionProps & SelfExclusionBody) {
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
      <Actions onClose={onClose}>
        <Button type="submit" className={styles.final} aria-disabled={isLoading}>
          {t(isLoading ? 'form.saving' : 'responsible.excludeMe')}
        </Button>
      </Actions>
    </form>
  );
}

export function SelfExclusionDialog({ months, onClose }: SelfExclusionBody & { onClose: () => void }) {
  const intl = useIntl();
  const [isUnderstood, setIsUnderstood] = useState(false);
  const [until] = useState(() => endOfExclusion(months, Date.now()));
  return (
    <Dialog label={intl.formatMessage({ id: 'responsible.exclusionTitle' })} closesOnBackdrop={false} onClose={onClose}>
      {isUnderstood ? (
        <ExclusionWord months={months} until={until} onClose={onClose} />
      ) : (
        <ExclusionFacts until={until} onNext={() => setIsUnderstood(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** The end of a break for the question before it. The server uses its own clock. */
const HOUR_MS = 3_600_000;

export const endOfTimeOut = (hours: number, now: number): string => new Date(now + hours * HOUR_MS).toISOString();

export const endOfExclusion = (months: number, now: number): string => new Date(addMonths(now, months)).toISOString();
