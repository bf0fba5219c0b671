import clsx from 'clsx';
import { type MouseEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.scss';

interface Props {
  /** Names the dialog for assistive technology. */
  label: string;
  /** For what has to be answered before anything else. */
  role?: 'alertdialog';
  /** Id of what is read out when it opens. */
  describedBy?: string;
  className?: string | undefined;
  /** Lets what another script puts on the page, such as a bank's page, be in front: a modal is above everything. */
  isBehind?: boolean;
  /** Stays until what it asks for is done: neither Escape nor the backdrop closes it. */
  isModalOnly?: boolean;
  /** Whether a press beside it closes it; not where that would lose what is under way. */
  closesOnBackdrop?: boolean;
  /** Stands at the top, so that what changes below does not move what is above; else it is centred. */
  isAtTop?: boolean;
  onClose: () => void;
  children: ReactNode;
}

const open = (dialog: HTMLDialogElement, isBehind: boolean): void => (isBehind ? dialog.show() : dialog.showModal());

/**
 * A modal on the native element, which brings the focus trap, Escape, the Back gesture on Android and focus going
 * back to where it came from. The page behind does not scroll. Mount it to open it, unmount it to close it.
 */
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
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const hasPressBegunInside = useRef(false);
  // A layout effect closes it while it is still in the document: a removed dialog gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    open(dialog, isBehind);
    document.documentElement.classList.add('isScrollLocked');
    return () => {
      dialog.close();
      // Another may stand below it.
      if (!document.querySelector('dialog[open]')) document.documentElement.classList.remove('isScrollLocked');
    };
  }, [isBehind]);

  const notePress = ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
    hasPressBegunInside.current = target !== currentTarget;
  };

  /** A selection dragged out of a field ends on the backdrop too, and means no closing. */
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const isOnBackdrop = target === currentTarget && !hasPressBegunInside.current;
    if (isOnBackdrop && closesOnBackdrop && !isModalOnly) onClose();
  };

  /** Browsers close a dialog at the second Escape, whatever it says to the first. */
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
      onPointerDown={notePress}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        if (!isModalOnly) onClose();
      }}
      onClose={reopen}
    >
      <div className={clsx(styles.surface, className)}>{children}</div>
    </dialog>
  );
}
