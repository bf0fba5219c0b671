import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type ComboboxOption, searchOptions } from './optionSearch';
import { useDebounced } from '../../hooks';
import { AnyIcon } from '../AnyIcon';
import { usePopupPlace } from './popupPlace';
import styles from './Combobox.module.scss';

interface ComboboxListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  selectedId: string;
  markedId: string | undefined;
  onSelect: (id: string) => void;
}

function ComboboxList({ id, label, options, selectedId, markedId, onSelect }: ComboboxListProps) {
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

export interface ListChoice {
  /** Asked when the list opens, not for each key in its search: naming many takes a while. */
  getOptions: () => readonly ComboboxOption[];
  selectedId: string;
  searchLabel: string;
  emptyText: string;
  onSelect: (id: string) => void;
}

interface ComboboxPopupProps extends ListChoice {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const SEARCH_DELAY_MS = 250;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** The search box has the focus; arrows move the mark, Enter chooses, Escape closes. */
export function ComboboxPopup({ id: popupId, anchor, onClose, onSelect, ...choice }: ComboboxPopupProps) {
  const { getOptions, selectedId, searchLabel, emptyText } = choice;
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const options = useMemo(() => getOptions(), [getOptions]);
  const [text, setText] = useState('');
  const shownFor = useDebounced(text, SEARCH_DELAY_MS);
  const found = searchOptions(options, shownFor);
  /** Before an arrow key, the best result is marked. */
  const [markedId, setMarkedId] = useState<string | undefined>(selectedId);
  const at = Math.max(
    0,
    found.findIndex((option) => option.id === markedId),
  );
  const marked = found[at];

  usePopupPlace(popup, anchor);
  useEffect(() => search.current?.focus({ preventScroll: true }), []);

  const move = (step: number) => {
    const next = found[Math.min(found.length - 1, Math.max(0, at + step))];
    if (next) setMarkedId(next.id);
  };

  /** Enter may come before the list is updated. */
  const choose = () => {
    const chosen = shownFor === text ? marked : searchOptions(options, text)[0];
    if (chosen) onSelect(chosen.id);
  };

  const act = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
    // Not for the form and the dialog around: Enter would send, Escape would close.
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) move(step);
    if (event.key === 'Enter') choose();
    if (event.key === 'Escape') onClose();
  };

  return (
    <div ref={popup} id={popupId} popover="manual" role="dialog" aria-label={searchLabel} className={styles.popup}>
      <div className={styles.search}>
        <AnyIcon name="search" size={18} />
        <input
          ref={search}
          role="combobox"
          aria-label={searchLabel}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={marked && `${id}-${marked.id}`}
          placeholder={searchLabel}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setMarkedId(undefined);
          }}
          onKeyDown={act}
        />
      </div>
      <ComboboxList
        id={id}
        label={searchLabel}
        options={found}
        selectedId={selectedId}
        markedId={marked?.id}
        onSelect={onSelect}
      />
      <p role="status" className={found.length === 0 ? styles.empty : 'visuallyHidden'}>
        {found.length === 0 ? emptyText : ''}
      </p>
    </div>
  );
}
