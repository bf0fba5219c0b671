import { type RefObject, type SyntheticEvent, useEffect } from 'react';
import { SEARCH_PAGE } from '@/features/games';
import { AnyIcon } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import type { Browse } from '../useBrowsePage';
import styles from './Head.module.scss';
import { useTypedText } from './useTypedText';

interface Props {
  browse: Browse;
  input: RefObject<HTMLInputElement | null>;
}

/** The search text while it is typed. Enter only closes the keyboard of a phone. */
export function SearchBox({ browse, input }: Props) {
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
