import { useEffect, useRef } from 'react';
import styles from './Combobox.module.scss';
import type { ComboboxOption } from './optionSearch';

interface Props {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  selectedId: string;
  markedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The options; the marked one stays in view. */
export function ComboboxList({ id, label, options, selectedId, markedId, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [markedId, options]);

  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      // The search box keeps the focus while an option is pressed.
      onPointerDown={(event) => event.preventDefault()}
    >
      {options.map((option) => (
        <button
          key={option.id}
          id={`${id}-${option.id}`}
          type="button"
          role="option"
          tabIndex={-1}
          className={styles.option}
          aria-selected={option.id === selectedId}
          data-marked={option.id === markedId || undefined}
          onClick={() => onSelect(option.id)}
        >
          {option.start}
          <span className={styles.label}>{option.label}</span>
          {option.hint && <span className={styles.hint}>{option.hint}</span>}
        </button>
      ))}
    </div>
  );
}
