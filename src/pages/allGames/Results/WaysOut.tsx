import { ALL_GAMES_PAGE } from '@/features/games';
import { PageLink } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { Browse } from '../useBrowsePage';
import styles from './Results.module.scss';

interface Props {
  browse: Browse;
  onSearchCleared: () => void;
}

/** The buttons for an empty list. */
export function WaysOut({ browse: { filter, refine }, onSearchCleared }: Props) {
  const hasFilter = filter.list !== 'all' || filter.provider !== null;
  const clearSearch = () => {
    refine({ query: '' });
    onSearchCleared();
  };
  return (
    <>
      {filter.query.trim() && <Button onClick={clearSearch}>{t('allGames.clearSearch')}</Button>}
      {hasFilter && (
        <Button variant="quiet" onClick={() => refine({ list: 'all', provider: null, sort: null })}>
          {t('allGames.clearFilters')}
        </Button>
      )}
      <PageLink page={ALL_GAMES_PAGE} className={styles.link}>
        {t('allGames.browseAll')}
      </PageLink>
    </>
  );
}
