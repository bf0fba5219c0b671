import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { onEvents } from '../../onEvents';
import { AnyIcon } from '../AnyIcon';
import { ComboboxPopup, type ListChoice } from './ComboboxPopup';
import styles from './Combobox.module.scss';

interface Props extends ListChoice {
  /** Name of the button: purpose and present choice. */
  label: string;
  children: ReactNode;
  isReadOnly?: boolean;
}

/** A button that opens a list with a search box, for a choice among many. */
export function Combobox({ label, children, isReadOnly = false, onSelect, ...choice }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsideInteraction(root, isOpen, () => setIsOpen(false));

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={root} className={styles.combobox}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={isReadOnly}
        onClick={() => setIsOpen(!isOpen && !isReadOnly)}
      >
        {children}
        <AnyIcon name="chevronDown" size={18} />
      </button>
      {isOpen && (
        <ComboboxPopup
          id={id}
          anchor={root}
          {...choice}
          onClose={close}
          onSelect={(id) => {
            close();
            onSelect(id);
          }}
        />
      )}
    </div>
  );
}

function useOutsideInteraction(element: RefObject<Element | null>, isWatched: boolean, onOutside: () => void): void {
  const notice = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onOutside();
  });
  useEffect(() => {
    if (!isWatched) return undefined;
    return onEvents(document, ['focusin', 'pointerdown'], (event) => notice(event));
  }, [isWatched]);
}
