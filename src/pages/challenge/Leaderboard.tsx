import type { LeaderboardEntry } from '@contract/challenge.ts';
import { useId } from 'react';
import { FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { realOnly } from '@/features/content';
import { useGetChallengeStandingQuery, useGetLeaderboardQuery } from '@/features/rewards';
import { ExampleNote, FailedPanel, Skeletons, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './Leaderboard.module.scss';

export function Leaderboard({ challengeId }: { challengeId: string }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('challenge.leaderboard')}</h2>
      <OwnPlace challengeId={challengeId} />
      <Places challengeId={challengeId} headingId={id} />
    </section>
  );
}

const MEDALS = 3;

/** `places`: the first rank stands first. */
function LeaderboardTable({ places, headingId }: { places: readonly LeaderboardEntry[]; headingId: string }) {
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

/** Points arrive with each round; the lists of the page follow them. */
const LIVE = { pollingInterval: 10_000, skipPollingIfUnfocused: true } as const;

/** The place of the signed-in player in this challenge; undefined while not known, and for a visitor. */
export function useStanding(challengeId: string) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetChallengeStandingQuery(undefined, { ...LIVE, skip: !isSignedIn });
  return isSignedIn && data?.challengeId === challengeId ? data : undefined;
}

/** The player's own place, also far below the shown ones. */
function OwnPlace({ challengeId }: { challengeId: string }) {
  const standing = useStanding(challengeId);
  if (!standing) return null;
  const { rank, points } = standing;
  if (rank === undefined) return <p className={styles.own}>{t('challenge.ownNone')}</p>;
  return (
    <p className={styles.own} role="status">
      {t('challenge.own', {
        rank: (
          <strong key="rank">
            <FormattedNumber value={rank} />
          </strong>
        ),
        points,
      })}
    </p>
  );
}

/** Places of this challenge, and those without a challenge; first rank first. */
const placesOf = (entries: readonly LeaderboardEntry[], challengeId: string): LeaderboardEntry[] =>
  realOnly(entries.filter((entry) => entry.challengeId === undefined || entry.challengeId === challengeId)).toSorted(
    (a, b) => a.rank - b.rank || b.points - a.points,
  );

function Places({ challengeId, headingId }: { challengeId: string; headingId: string }) {
  const query = useGetLeaderboardQuery(undefined, LIVE);
  const { data, isError } = query;
  if (data) {
    const places = placesOf(data, challengeId);
    if (places.length === 0)
      return <StatePanel icon="trophy" title={t('challenge.nobody')} text={t('challenge.nobodyText')} />;
    return (
      <>
        {places[0]?.isExample && <ExampleNote mark={t('challenge.example')}>{t('challenge.exampleText')}</ExampleNote>}
        <LeaderboardTable places={places} headingId={headingId} />
      </>
    );
  }
  if (isError) return <FailedPanel icon="trophy" variant="quiet" title="challenge.leaderboardFailed" query={query} />;
  return <Skeletons message="challenge.leaderboardLoading" count={1} itemClassName={styles.place} />;
}
