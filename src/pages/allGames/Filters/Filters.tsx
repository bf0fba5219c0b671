import type { Browse } from '../useBrowsePage';
import type { Catalogue } from '../useCatalogue';
import styles from './Filters.module.scss';
import { ListChoice } from './ListChoice';
import { ProviderSelect } from './ProviderSelect';
import { SortSelect } from './SortSelect';

interface Props {
  browse: Browse;
  catalogue: Catalogue;
}

/** The filters: which games, provider and order. */
export const Filters = ({ browse, catalogue }: Props) => (
  <div className={styles.filters}>
    <ListChoice browse={browse} />
    <div className={styles.selects}>
      <ProviderSelect browse={browse} catalogue={catalogue} />
      <SortSelect browse={browse} />
    </div>
  </div>
);
