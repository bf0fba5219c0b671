import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError';

/** What makes an input the field's own. */
interface InputProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface Props {
  label: ReactNode;
  /** What is wrong with what was typed. */
  error: ReactNode;
  /** More on what was typed, under the error; `null` while there is nothing to say. */
  hint?: ReactNode;
  className?: string | undefined;
  labelClass?: string | undefined;
  errorClass?: string | undefined;
  children: (input: InputProps) => ReactNode;
}

/** An input under its label, described by what is wrong with it and by its hint. */
export function Field({ label, error, hint, className, labelClass, errorClass, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const alert = (
    <FieldError id={errorId} className={errorClass}>
      {error}
    </FieldError>
  );
  return (
    <div className={className}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': hint === undefined ? errorId : hintId })}
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
