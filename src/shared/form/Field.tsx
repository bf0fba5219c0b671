import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError';

/** Attributes for the input of a field. */
interface InputProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  label: ReactNode;
  /** The error. */
  error: ReactNode;
  /** A note under the error; `null` for none. */
  hint?: ReactNode;
  /** Without it nothing is said of errors. */
  canFail?: boolean;
  className?: string | undefined;
  labelClass?: string | undefined;
  errorClass?: string | undefined;
  children: (input: InputProps) => ReactNode;
}

/** An input with its label, error and hint. */
export function Field({ label, error, hint, canFail = true, className, labelClass, errorClass, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const alert = canFail && (
    <FieldError id={errorId} className={errorClass}>
      {error}
    </FieldError>
  );
  return (
    <div className={className}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': hint === undefined ? (canFail ? errorId : undefined) : hintId,
      })}
      {hint === undefined ? (
        alert
      ) : (
        <div id={hintId}>
          {alert}
          {hint}
        </div>
      )}
    </div>
  );
}
