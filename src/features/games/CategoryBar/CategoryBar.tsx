import { GAME_CATEGORIES } from '@contract/games.ts';
import { AnyIcon, type AnyIconName } from '@/shared/components';
import clsx from 'clsx';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { isBrowsePage, PageLink, selectIsDataSaver, selectPage } from '@/features/ui';
import { useIntl, withWords } from '@/shared/i18n';
import { useSelector } from 'react-redux';
import { providerSlug } from '@contract/catalogueRules.ts';
import {
  ALL_GAMES_PAGE,
  type BrowseFilter,
  browsePageName,
  countGames,
  isShelf,
  readBrowsePage,
  withFacts,
} from '../browse';
import { useGetGamesQuery } from '../allGamesApi';
import { selectFavourites, selectRecentlyPlayed } from '../gamesSlice';
import { ProviderMark } from '../ProviderMark/ProviderMark';
import { useActiveProviders } from '../useLobby';
import styles from './CategoryBar.module.scss';
import messages from './messages';

/** The bar offers a list, or the games of one kind. */
type Category = Pick<BrowseFilter, 'list' | 'category'> & { id: string; icon?: AnyIconName };

const CATEGORIES: readonly Category[] = [
  { id: 'all', list: 'all', category: null },
  { id: 'top', list: 'top', category: null },
  ...GAME_CATEGORIES.map((category): Category => ({ id: category, list: 'all', category })),
  { id: 'new', list: 'new', category: null },
  { id: 'favourites', list: 'favourites', category: null, icon: 'heart' },
  { id: 'recent', list: 'recent', category: null, icon: 'clock' },
];

interface Props {
  page: string;
  /** True when the page that is shown is changed in place. */
  refines: boolean;
  isCurrent: boolean;
  name: string;
  /** `null` while it is not known; missing when it is not asked for, and for a list of the player. */
  count: number | null | undefined;
  children: ReactNode;
}

/** A choice of the bar; without games it keeps its place but opens nothing. The style sheet draws the number of its games: there are many choices, and an element less in each. */
function Chip({ page, refines, isCurrent, name, count, children }: Props) {
  const intl = useIntl();
  const shown = count?.toLocaleString(intl.locale) ?? '';
  const id = count === 1 ? 'categories.one' : 'categories.many';
  const games = shown && intl.formatMessage({ id }, { count: shown });
  const isEmpty = count === 0 && !isCurrent;
  return (
    <li>
      <PageLink
        page={page}
        refines={refines}
        onOpen={() => !isEmpty}
        className={clsx(styles.chip, isCurrent && styles.current)}
        aria-label={`${name} ${games}`.trim()}
        aria-current={isCurrent ? 'page' : undefined}
        aria-disabled={isEmpty || undefined}
        data-count={count === undefined ? undefined : shown}
      >
        {children}
      </PageLink>
    </li>
  );
}

/** The list of the present page, and where a change of it leads, without the text of a search, as its games are counted without it; from another page it leads to the page of all games. */
function useBarFilter() {
  const page = useSelector(selectPage);
  const isBrowsing = isBrowsePage(page);
  const { name, filter } = readBrowsePage(isBrowsing ? page : ALL_GAMES_PAGE);
  const pageWith = (change: Partial<BrowseFilter>) =>
    browsePageName(name, { ...filter, query: '', sort: null, ...change });
  return { filter, isBrowsing, pageWith };
}

/** A number is `null` as long as the games are not known. With data saver, home does not ask for them; beside what a search has found, other numbers would mislead. */
function useBarCounts(isBrowsing: boolean, { query, facts }: BrowseFilter) {
  const isDataSaver = useSelector(selectIsDataSaver);
  // A press that changes a shelf is answered before all games are counted again.
  const favourites = useDeferredValue(useSelector(selectFavourites));
  const recent = useDeferredValue(useSelector(selectRecentlyPlayed));
  const skip = query !== '' || (isDataSaver && !isBrowsing);
  const data = useDeferredValue(useGetGamesQuery(undefined, { skip }).data);
  const unknown = skip ? undefined : null;
  return (filter: Pick<BrowseFilter, 'list' | 'provider' | 'category'>) =>
    data && !skip ? countGames(withFacts(data.games, facts), filter, { favourites, recent }) : unknown;
}

/** How much of the neighbour shows beside the chosen one, in px. */
const PEEK = 56;

/** Brings the chosen one into view where the bar scrolls sideways; the page itself stays where it is. */
function showChosen(bar: HTMLElement | null) {
  const chosen = bar?.querySelector<HTMLElement>('[aria-current]');
  if (bar && chosen) bar.scrollLeft = chosen.offsetLeft - PEEK;
}

/** Kinds of games and providers, each a link to its games. On the page of games it changes what that page lists. */
function CategoryBar() {
  const intl = useIntl();
  const bar = useRef<HTMLElement>(null);
  const { filter, isBrowsing, pageWith } = useBarFilter();
  const { list, category, provider, query } = filter;
  const countOf = useBarCounts(isBrowsing, filter);
  const { providers } = useActiveProviders();
  const slug = provider && providerSlug(provider);
  // A list of which a text finds a part is not what its choice leads to.
  const isCurrent = (own: Category) =>
    isBrowsing && (category ? own.category === category : own.list === list && !own.category && !query);
  useEffect(() => showChosen(bar.current), [list, category, slug]);
  return (
    <nav ref={bar} className={styles.bar} aria-label={intl.formatMessage({ id: 'categories.label' })}>
      <ul className={styles.chips}>
        {CATEGORIES.map((own) => {
          const chosen = { list: own.list, category: own.category };
          const name = intl.formatMessage({ id: `categories.${own.id}` });
          return (
            <Chip
              key={own.id}
              page={pageWith(chosen)}
              refines={isBrowsing}
              isCurrent={isCurrent(own)}
              name={name}
              count={isShelf(own.list) ? undefined : countOf({ ...chosen, provider })}
            >
              {own.icon && <AnyIcon name={own.icon} size={18} />}
              {name}
            </Chip>
          );
        })}
      </ul>
      <ul className={styles.chips}>
        {providers.map((own) => {
          const isChosen = providerSlug(own.name) === slug;
          return (
            <Chip
              key={own.id}
              page={pageWith({ provider: isChosen ? null : own.name })}
              refines={isBrowsing}
              isCurrent={isChosen}
              name={own.name}
              count={countOf({ list, category, provider: own.name })}
            >
              <ProviderMark provider={own} />
            </Chip>
          );
        })}
      </ul>
    </nav>
  );
}

export default withWords(messages, CategoryBar);
