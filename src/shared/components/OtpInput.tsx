import type { KeyboardEvent, Ref } from 'react';
import styles from './OtpInput.module.scss';

interface Props {
  id?: string;
  label: string;
  value: string;
  length: number;
  isInvalid: boolean;
  isReadOnly: boolean;
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange: (digits: string) => void;
  onEnter: () => void;
}

/** One field drawn as boxes, so that pasting, SMS codes and screen readers work. Drops other characters. */
export function OtpInput({
  id,
  label,
  value,
  length,
  isInvalid,
  isReadOnly,
  describedBy,
  ref,
  onChange,
  onEnter,
}: Props) {
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={styles.otp} data-invalid={isInvalid || undefined}>
      <div className={styles.cells} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span key={index} data-next={index === Math.min(value.length, length - 1) || undefined} />
        ))}
      </div>
      <input
        ref={ref}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, length))}
        onKeyDown={enter}
      />
    </div>
  );
}
