import type { LeaderboardEntry } from '@contract/challenge.ts';
import { FormattedNumber } from 'react-intl';
import { t } from '@/shared/i18n';
import styles from './Leaderboard.module.scss';

interface Props {
  /** First rank first. */
  places: readonly LeaderboardEntry[];
  headingId: string;
}

/** The best three are highlighted. */
const MEDALS = 3;

export function LeaderboardTable({ places, headingId }: Props) {
  const hasPrizes = places.some(({ prize }) => prize);
  return (
    <table className={styles.table} aria-labelledby={headingId}>
      <thead>
        <tr>
          <th scope="col" className={styles.rank}>
            {t('challenge.rank')}
          </th>
          <th scope="col">{t('challenge.player')}</th>
          <th scope="col" className={styles.figure}>
            {t('challenge.points')}
          </th>
          {hasPrizes && (
            <th scope="col" className={styles.figure}>
              {t('challenge.prizeOfPlace')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <Place key={place.id} place={place} hasPrizes={hasPrizes} />
        ))}
      </tbody>
    </table>
  );
}

const Place = ({ place, hasPrizes }: { place: LeaderboardEntry; hasPrizes: boolean }) => (
  <tr data-rank={place.rank <= MEDALS ? place.rank : undefined}>
    <td className={styles.rank}>
      <span className={styles.medal}>
        <FormattedNumber value={place.rank} />
      </span>
    </td>
    <th scope="row">{place.playerName}</th>
    <td className={styles.figure}>
      <FormattedNumber value={place.points} />
    </td>
    {hasPrizes && <td className={styles.prize}>{place.prize ?? '–'}</td>}
  </tr>
);
