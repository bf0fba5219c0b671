import type { RefObject } from 'react';
import { SEARCH_PAGE } from '@/features/games';
import { HOME_PAGE, PageLink, usePageHeading } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import type { Browse } from '../useBrowsePage';
import styles from './Head.module.scss';
import { SearchBox } from './SearchBox';

interface Props {
  title: string;
  /** Number of found games; `null` while unknown. */
  count: number | null;
  browse: Browse;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** Title, count and search. Stays at the top on narrow screens, where the header is hidden. */
export function Head({ title, count, browse, searchBox }: Props) {
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
