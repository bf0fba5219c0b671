import { type RefObject, startTransition, type SyntheticEvent, useEffect, useEffectEvent, useOptimistic } from 'react';
import { SEARCH_PAGE } from '@/features/games';
import { HOME_PAGE, PageLink, usePageHeading } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import styles from './Head.module.scss';
import type { Browse } from './useFoundGames';

interface HeadProps {
  title: string;
  /** Number of found games; `null` while unknown. */
  count: number | null;
  browse: Browse;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** Title, count and search. Stays at the top on narrow screens, where the header is hidden. */
export function Head({ title, count, browse, searchBox }: HeadProps) {
  const intl = useIntl();
  const heading = usePageHeading({ takesFocus: browse.name !== SEARCH_PAGE });
  return (
    <div className={styles.head}>
      <PageLink page={HOME_PAGE} className={styles.back} aria-label={intl.formatMessage({ id: 'allGames.back' })}>
        <AnyIcon name="arrowLeft" />
      </PageLink>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.count} role="status">
        {count !== null && t('allGames.count', { count })}
      </p>
      <SearchBox browse={browse} input={searchBox} />
    </div>
  );
}

/** Pause in typing before page name and address get the search text. */
const TYPING_REST_MS = 300;

/** The text in the box. It is ahead of the page, so that a key renders the box alone; the page follows when there is time. */
function useTypedText({ filter, namedQuery, type, refine }: Browse) {
  const [text, show] = useOptimistic(filter.query);
  const save = useEffectEvent(() => refine({ query: text }));
  useEffect(() => {
    if (text === namedQuery) return undefined;
    const timer = window.setTimeout(save, TYPING_REST_MS);
    return () => window.clearTimeout(timer);
  }, [text, namedQuery]);
  const change = (typed: string) =>
    startTransition(() => {
      show(typed);
      type(typed);
    });
  return { text, change };
}

/** The search text while it is typed. Enter only closes the keyboard of a phone. */
function SearchBox({ browse, input }: { browse: Browse; input: RefObject<HTMLInputElement | null> }) {
  const intl = useIntl();
  const { name, refine } = browse;
  const typed = useTypedText(browse);
  useEffect(() => {
    if (name === SEARCH_PAGE) input.current?.focus({ preventScroll: true });
  }, [name, input]);

  const change = (text: string) => {
    typed.change(text);
    window.scrollTo(0, 0);
  };
  // What was typed into the page before the app was there, once (scripts/build/earlyScripts.ts), when the page has its name.
  const goOnFrom = useEffectEvent((early: string) => early !== '' && change(early));
  useEffect(() => queueMicrotask(() => goOnFrom(window.keptPress?.takeText() ?? '')), []);
  const clear = () => {
    change('');
    input.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    refine({ query: typed.text });
    input.current?.blur();
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <AnyIcon name="search" size={20} />
      <input
        ref={input}
        type="search"
        name="q"
        value={typed.text}
        aria-label={intl.formatMessage({ id: 'allGames.searchLabel' })}
        placeholder={intl.formatMessage({ id: 'allGames.searchHint' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => change(target.value)}
      />
      {typed.text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={intl.formatMessage({ id: 'allGames.clearSearch' })}
          onClick={clear}
        >
          <AnyIcon name="close" size={18} />
        </button>
      )}
    </form>
  );
}
