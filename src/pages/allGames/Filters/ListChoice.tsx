import { useEffect, useRef } from 'react';
import { type BrowseList, LIST_TYPES, SHELVES } from '@/features/games';
import { AnyIcon, type AnyIconName } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { Browse } from '../useBrowsePage';
import styles from './Filters.module.scss';

const LISTS: readonly BrowseList[] = [...LIST_TYPES, ...SHELVES];

const LABELS: Readonly<Record<BrowseList, string>> = {
  all: 'allGames.listAll',
  top: 'allGames.listTop',
  new: 'allGames.listNew',
  favourites: 'allGames.favourites',
  recent: 'allGames.recent',
};

const ICONS: Readonly<Partial<Record<BrowseList, AnyIconName>>> = { favourites: 'heart', recent: 'clock' };

/** Visible part of the neighbour of the chosen one, px. */
const PEEK = 56;

/** Scrolls the chosen one into view in its row, but not the page. */
function showChosen(row: HTMLElement | null) {
  const chosen = row?.querySelector('input:checked')?.parentElement;
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - PEEK;
}

/** All, Top, New and the player's own lists: one at a time. */
export function ListChoice({ browse: { filter, refine } }: { browse: Browse }) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => showChosen(row.current), [filter.list]);
  return (
    <fieldset ref={row} className={styles.lists}>
      <legend className="visuallyHidden">{t('allGames.show')}</legend>
      {LISTS.map((list) => (
        <label key={list} className={styles.list}>
          <input
            type="radio"
            name="list"
            value={list}
            checked={filter.list === list}
            onChange={() => refine({ list, sort: null })}
          />
          {ICONS[list] && <AnyIcon name={ICONS[list]} size={18} />}
          {t(LABELS[list])}
        </label>
      ))}
    </fieldset>
  );
}
