import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLayer } from '../layers';
import styles from './Dialog.module.scss';

interface Props {
  label: string;
  /** Set for a dialog that must be answered. */
  role?: 'alertdialog';
  describedBy?: string;
  className?: string | undefined;
  /** Lets an element of another script, such as a bank's page, be in front; a modal is above everything. */
  isBehind?: boolean;
  /** Stays until it is answered: neither Escape nor the backdrop closes it. */
  isModalOnly?: boolean;
  /** A press outside closes the dialog; off when input would be lost. */
  closesOnBackdrop?: boolean;
  /** Stands at the top, so that changes below do not move what is above; else in the middle. */
  isAtTop?: boolean;
  onClose: () => void;
  /** Escape does this in place of closing. */
  onEscape?: () => void;
  children: ReactNode;
}

const open = (dialog: HTMLDialogElement, isBehind: boolean): void => (isBehind ? dialog.show() : dialog.showModal());

/** The native element handles focus and Escape. Mount to open, unmount to close. */
export function Dialog({
  label,
  role,
  describedBy,
  className,
  isBehind = false,
  isModalOnly = false,
  closesOnBackdrop = true,
  isAtTop = false,
  onClose,
  onEscape,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const hasPressBegunInside = useRef(false);
  const leave = () => {
    if (!isModalOnly) onClose();
  };
  useLayer(true, leave);
  // A layout effect closes it while it is in the document, because a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    open(dialog, isBehind);
    document.documentElement.classList.add('isScrollLocked');
    return () => {
      dialog.close();
      // Another dialog may be below.
      if (!document.querySelector('dialog[open]')) document.documentElement.classList.remove('isScrollLocked');
    };
  }, [isBehind]);

  /** A text selection that ends on the backdrop must not close it. */
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const isOnBackdrop = target === currentTarget && !hasPressBegunInside.current;
    if (isOnBackdrop && closesOnBackdrop) leave();
  };

  /** Browsers close a dialog at the second Escape, whatever the first one did. */
  const reopen = () => {
    if (ref.current?.isConnected && !ref.current.open) open(ref.current, isBehind);
  };

  return (
    // The backdrop is the dialog element itself; its keyboard way is Escape, which arrives as cancel.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={clsx(styles.dialog, isAtTop && styles.atTop)}
      role={role}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={({ target, currentTarget }) => {
        hasPressBegunInside.current = target !== currentTarget;
      }}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        if (onEscape) onEscape();
        else leave();
      }}
      onClose={reopen}
    >
      <div className={clsx(styles.surface, className)}>{children}</div>
    </dialog>
  );
}
