import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.scss';

interface Props {
  /** Names the dialog for assistive technology. */
  label: string;
  className?: string | undefined;
  /** Lets what another script puts on the page, such as a bank's page, be in front: a modal is above everything. */
  isBehind?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal on the native element, which brings the focus trap, Escape, the Back gesture on Android and focus going
 * back to where it came from. The page behind does not scroll. Mount it to open it, unmount it to close it.
 */
export function Dialog({ label, className, isBehind = false, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect closes it while it is still in the document: a removed dialog gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (isBehind) dialog.show();
    else dialog.showModal();
    document.documentElement.classList.add('isScrollLocked');
    return () => {
      dialog.close();
      document.documentElement.classList.remove('isScrollLocked');
    };
  }, [isBehind]);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // The backdrop is the dialog element itself; its keyboard way is Escape, which arrives as cancel.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={label}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={clsx(styles.surface, className)}>{children}</div>
    </dialog>
  );
}
