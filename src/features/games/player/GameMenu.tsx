import clsx from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { PathIcon } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import { useLayer } from '@/shared/layers';
import { onEvents } from '@/shared/onEvents';
import styles from './GameMenu.module.scss';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A button with the rest of the bar in a menu; on wide screens the entries stand in the bar itself. */
export function GameMenu({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = intl.formatMessage({ id: 'player.menu' });
  const controls = () => [...(root.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  /** The button takes the focus before the entries disappear with it. */
  const close = () => {
    if (!isOpen) return;
    controls()[0]?.focus();
    setIsOpen(false);
  };
  useLayer(isOpen, close);

  // The focus may be anywhere when Escape is pressed, and the dialog around the game must not hear it.
  const onEscape = useEffectEvent((event: Event) => {
    if ((event as unknown as KeyboardEvent).key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const stops = [
      onEvents(document, ['keydown'], onEscape, { capture: true }),
      onEvents(document, ['pointerdown', 'focusin'], ({ target }) => {
        if (!root.current?.contains(target as Node)) setIsOpen(false);
      }),
      // A press in the frame of the game reaches this page as a loss of the focus alone.
      onEvents(window, ['blur'], () => setIsOpen(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isOpen]);

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    setIsOpen(true);
    const all = controls();
    all.at((all.indexOf(document.activeElement as HTMLElement) + step) % all.length)?.focus();
  };

  /** An entry that is turned on and off stays in sight. */
  const closeAfter = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('[aria-pressed]')) close();
  };

  return (
    // Keys and presses are those of the buttons within.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.menu} onKeyDown={walk}>
      <button
        type="button"
        className={styles.opener}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <PathIcon path="M12 5.5h.01M12 12h.01M12 18.5h.01" size={26} />
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        id={id}
        role="group"
        aria-label={label}
        className={clsx(styles.panel, isOpen && styles.open)}
        onClick={closeAfter}
      >
        {children}
      </div>
    </div>
  );
}
