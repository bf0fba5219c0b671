import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { playerRenamed, useUpdateProfileMutation } from '@/features/auth';
import { Button } from '@/shared/components';
import { Field, saveErrorId } from '@/shared/form';
import { t } from '@/shared/i18n';
import styles from './IdentityCard.module.scss';

/** Same as on the server. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 40;

export function NameForm({ name, onDone }: { name: string; onDone: (hasSaved: boolean) => void }) {
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [update, { isLoading }] = useUpdateProfileMutation();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const fail = (messageId: string) => {
    setProblem(messageId);
    input.current?.focus();
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const displayName = text.trim();
    if (displayName.length < MIN_LENGTH) return fail('profile.nameTooShort');
    if (displayName === name) return onDone(false);
    const { data, error } = await update({ displayName });
    if (!data) return fail(saveErrorId(error));
    dispatch(playerRenamed(data.displayName));
    onDone(true);
  };

  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone(false);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Field
        className={styles.field}
        labelClass={styles.label}
        label={t('profile.displayName')}
        error={problem && t(problem)}
      >
        {(field) => (
          <input
            {...field}
            ref={input}
            className={styles.input}
            autoComplete="nickname"
            maxLength={MAX_LENGTH}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem(undefined);
            }}
            onKeyDown={leaveByKey}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isLoading}>
          {t(isLoading ? 'form.saving' : 'form.save')}
        </Button>
        <Button variant="quiet" onClick={() => onDone(false)}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
