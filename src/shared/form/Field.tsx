import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './form.module.scss';

/** True when typing opens no on-screen keyboard over half of the screen. */
export const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** An error next to its field, announced when it appears. */
export const FieldError = ({ className, ...alert }: Pick<ComponentProps<'p'>, 'id' | 'className' | 'children'>) => (
  <p role="alert" className={clsx(styles.error, className)} {...alert} />
);

interface FieldProps {
  label: ReactNode;
  error: ReactNode;
  /** A note under the error; `null` for none. */
  hint?: ReactNode;
  /** Without it nothing is said of errors. */
  canFail?: boolean;
  className?: string | undefined;
  labelClass?: string | undefined;
  errorClass?: string | undefined;
  children: (input: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

export function Field({ label, error, hint, canFail = true, className, labelClass, errorClass, children }: FieldProps) {
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

export const BusyLabel = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <>
    {isBusy && <span className={styles.ring} aria-hidden="true" />}
    <span>{children}</span>
  </>
);
