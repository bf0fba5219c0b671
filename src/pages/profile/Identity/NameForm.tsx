import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ApiError } from '@/api';
import { useUpdateProfileMutation } from '@/features/account';
import { playerRenamed } from '@/features/auth';
import { Button } from '@/shared/components';
import { saveErrorId } from '../parts/saveErrorId';
import styles from './IdentityCard.module.scss';

interface Props {
  name: string;
  onDone: (hasSaved: boolean) => void;
}

/** As the server takes it. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 40;

/** Changes the name that the site calls the player by. */
export function NameForm({ name, onDone }: Props) {
  const id = useId();
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
    if (!data) return fail(saveErrorId(error as ApiError));
    dispatch(playerRenamed(data.displayName));
    onDone(true);
  };

  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone(false);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <label htmlFor={`${id}-name`} className={styles.label}>
        <FormattedMessage id="profile.displayName" />
      </label>
      <input
        ref={input}
        id={`${id}-name`}
        className={styles.input}
        autoComplete="nickname"
        maxLength={MAX_LENGTH}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
        onKeyDown={leaveByKey}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem && <FormattedMessage id={problem} />}
      </p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isLoading}>
          <FormattedMessage id={isLoading ? 'profile.saving' : 'profile.save'} />
        </Button>
        <Button variant="quiet" onClick={() => onDone(false)}>
          <FormattedMessage id="profile.cancel" />
        </Button>
      </div>
    </form>
  );
}
