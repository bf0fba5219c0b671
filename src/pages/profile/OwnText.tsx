import { OWN_TEXT_LENGTH, type OwnTextName, OwnTextsSchema } from '@contract/users.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { playerRenamed, useUpdateProfileMutation } from '@/features/auth';
import { Button, PathIcon } from '@/shared/components';
import { Field, saveErrorId } from '@/shared/form';
import { t } from '@/shared/i18n';
import { PENCIL } from './Card';
import styles from './OwnText.module.scss';

interface Props {
  field: OwnTextName;
  value: string | undefined;
  autoComplete?: string;
  /** How the text is shown. */
  children?: ReactNode;
}

/** A text that the player may change. Its words are `profile.edit`, `label`, `refused` and `saved` with the field's name. */
export function OwnText({ field, value = '', autoComplete, children = value }: Props) {
  const [state, setState] = useState<'untouched' | 'editing' | 'saved' | 'left'>('untouched');
  const isEditing = state === 'editing';
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'saved' || state === 'left') edit.current?.focus();
  }, [state]);
  return (
    <>
      <div className={styles.line}>
        <div className={isEditing ? 'visuallyHidden' : undefined}>{children}</div>
        {!isEditing && (
          <Button ref={edit} variant="ghost" onClick={() => setState('editing')}>
            <PathIcon path={PENCIL} size={18} />
            {t(`profile.edit.${field}`)}
          </Button>
        )}
      </div>
      {isEditing && <TextForm {...{ field, value, autoComplete }} onDone={setState} />}
      <p role="status" className={styles.saved}>
        {state === 'saved' && t(`profile.saved.${field}`)}
      </p>
    </>
  );
}

interface FormProps extends Pick<Props, 'field' | 'autoComplete'> {
  value: string;
  onDone: (how: 'saved' | 'left') => void;
}

function TextForm({ field, value, autoComplete, onDone }: FormProps) {
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
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
    if (text.trim() === value) return onDone('left');
    const { success, output } = v.safeParse(OwnTextsSchema.entries[field], text);
    if (!success) return fail(`profile.refused.${field}`);
    const { data, error } = await update({ [field]: output });
    if (!data) return fail(saveErrorId(error));
    dispatch(playerRenamed(data.displayName));
    onDone('saved');
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Field
        className={styles.field}
        labelClass={styles.label}
        label={t(`profile.label.${field}`)}
        error={problem && t(problem)}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className={styles.input}
            autoComplete={autoComplete}
            maxLength={OWN_TEXT_LENGTH}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem(undefined);
            }}
            onKeyDown={({ key }) => key === 'Escape' && onDone('left')}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isLoading}>
          {t(isLoading ? 'form.saving' : 'form.save')}
        </Button>
        <Button variant="quiet" onClick={() => onDone('left')}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
