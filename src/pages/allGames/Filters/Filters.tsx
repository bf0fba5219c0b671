import { CategoryBar } from '@/features/games';
import type { Browse } from '../useBrowsePage';
import type { Catalogue } from '../useCatalogue';
import styles from './Filters.module.scss';
import { ProviderSelect } from './ProviderSelect';
import { SizeToggle } from './SizeToggle';
import { SortSelect } from './SortSelect';

interface Props {
  browse: Browse;
  catalogue: Catalogue;
}

/** The filters: which games, provider and order. */
export const Filters = ({ browse, catalogue }: Props) => (
  <div className={styles.filters}>
    <CategoryBar />
    <div className={styles.selects}>
      <ProviderSelect browse={browse} catalogue={catalogue} />
      <SortSelect browse={browse} />
      <SizeToggle />
    </div>
  </div>
);
