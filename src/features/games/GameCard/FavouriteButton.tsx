import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import { favouriteToggled, type GamesState, selectIsFavourite } from '../gamesSlice';
import styles from './GameCard.module.scss';

interface Props {
  gameId: string;
  name: string;
}

export function FavouriteButton({ gameId, name }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isFavourite = useSelector((state: { games: GamesState }) => selectIsFavourite(state, gameId));
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'games.favourite' }, { name })}
      onClick={() => dispatch(favouriteToggled(gameId))}
    >
      <Icon name={isFavourite ? 'heartFilled' : 'heart'} />
    </button>
  );
}
