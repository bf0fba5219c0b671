import { useDispatch, useSelector } from 'react-redux';
import { listSizeToggled, selectIsListCompact } from '@/features/ui';
import { PathIcon } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import styles from './Filters.module.scss';

const SMALL_TILES =
  'M4 4h4v4H4ZM10 4h4v4h-4ZM16 4h4v4h-4ZM4 10h4v4H4ZM10 10h4v4h-4ZM16 10h4v4h-4ZM4 16h4v4H4ZM10 16h4v4h-4ZM16 16h4v4h-4Z';

/** Small tiles, of which more are in view; remembered in this browser. */
export function SizeToggle() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const label = intl.formatMessage({ id: 'allGames.compact' });
  return (
    <button
      type="button"
      className={styles.size}
      aria-pressed={useSelector(selectIsListCompact)}
      aria-label={label}
      title={label}
      onClick={() => dispatch(listSizeToggled())}
    >
      <PathIcon path={SMALL_TILES} />
    </button>
  );
}
