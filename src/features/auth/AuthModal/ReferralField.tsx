import { useEffect, useRef, useState } from 'react';
import { Field } from '@/shared/form';
import { t } from '@/shared/i18n';
import { toReferralCode } from '../session/referralCode';
import stepStyles from './steps.module.scss';
import styles from './ReferralField.module.scss';

const CODE_LENGTH = 8;

interface Props {
  /** The typed text; empty for no code. */
  code: string;
  messageId: string | undefined;
  isReadOnly: boolean;
  onChange: (code: string) => void;
}

export function ReferralField(field: Props) {
  const { code } = field;
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || (code !== '' && toReferralCode(code) === null);
  if (isOpen) return <CodeField {...field} takesFocus={isOpened} />;
  return (
    <div className={styles.line}>
      {code !== '' && (
        <p>
          {t('auth.invitedBy', {
            code: (
              <strong key="code" className={styles.code}>
                {code}
              </strong>
            ),
          })}
        </p>
      )}
      <button type="button" className={styles.open} onClick={() => setIsOpened(true)}>
        {t(code === '' ? 'auth.haveCode' : 'auth.changeCode')}
      </button>
    </div>
  );
}

/** `takesFocus`: opened by hand, so the player types next. */
function CodeField({ code, messageId, isReadOnly, takesFocus, onChange }: Props & { takesFocus: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const isInvalid = messageId !== undefined;
  useEffect(() => {
    if (takesFocus || isInvalid) input.current?.focus();
  }, [takesFocus, isInvalid]);
  return (
    <Field
      className={styles.field}
      errorClass={stepStyles.apart}
      label={t('auth.referralCode')}
      error={messageId && t(messageId)}
    >
      {(field) => (
        <input
          {...field}
          ref={input}
          className={styles.input}
          value={code}
          maxLength={CODE_LENGTH}
          readOnly={isReadOnly}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))}
        />
      )}
    </Field>
  );
}
