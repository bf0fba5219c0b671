import { Skeletons } from '@/shared/components';
import styles from './GameGrid.module.scss';

/** Enough for a large screen. */
const PLACES = 24;

/** Shown while the games load, with tiles of the final size. */
export const GameGridSkeleton = () => (
  <Skeletons message="games.loading" count={PLACES} className={styles.skeleton} itemClassName={styles.place} />
);
