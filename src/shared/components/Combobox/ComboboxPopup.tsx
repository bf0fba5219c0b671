import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useDebounced } from '../../hooks';
import { Icon } from '../Icon';
import styles from './Combobox.module.scss';
import { ComboboxList } from './ComboboxList';
import { type ComboboxOption, searchOptions } from './optionSearch';

interface Props {
  options: readonly ComboboxOption[];
  selectedId: string;
  searchLabel: string;
  emptyText: string;
  onSelect: (id: string) => void;
  onClose: () => void;
}

const SEARCH_DELAY_MS = 250;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** The search box holds the focus; arrows move the mark in the list, Enter chooses it, Escape closes. */
export function ComboboxPopup({ options, selectedId, searchLabel, emptyText, onSelect, onClose }: Props) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const found = searchOptions(options, useDebounced(text, SEARCH_DELAY_MS));
  const [markedId, setMarkedId] = useState(selectedId);
  const at = Math.max(
    0,
    found.findIndex((option) => option.id === markedId),
  );
  const marked = found[at];

  useEffect(() => search.current?.focus(), []);

  const move = (step: number) => {
    const next = found[Math.min(found.length - 1, Math.max(0, at + step))];
    if (next) setMarkedId(next.id);
  };

  const act = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
    // Kept from the form and from the dialog around: Enter would send, Escape would close it.
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) move(step);
    if (event.key === 'Enter' && marked) onSelect(marked.id);
    if (event.key === 'Escape') onClose();
  };

  return (
    <div className={styles.popup}>
      <div className={styles.search}>
        <Icon name="search" size={18} />
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
          onChange={({ target }) => setText(target.value)}
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
