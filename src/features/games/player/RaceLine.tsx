import { api, ofPlayer } from '@/api';
import { type HouseKind, STAKES } from '@contract/playTerms.ts';
import type { RaceStanding, RaceState } from '@contract/races.ts';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { raceMessages, remainingTime, useRaces, useRaceStanding } from '@/features/rewards';
import { PageLink } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import { useNow } from '@/shared/hooks';
import { t, withMessages } from '@/shared/i18n';
import { Amount, shillings } from '@/shared/money';
import styles from './RaceLine.module.scss';

const RACES_PAGE = 'challenge';

interface Props {
  kind: HouseKind;
  /** So many rounds have ended in this game. */
  rounds: number;
  /** The game may ask first, and opens the page after it. */
  onLeave: (page: string) => void;
}

/** Boards follow a round for a while, because they are a moment older than its points. Nobody asks while nobody plays. */
const FOLLOW_MS = 25_000;

function useIsFollowed(rounds: number): boolean {
  const dispatch = useDispatch();
  const [quietAt, setQuietAt] = useState(rounds);
  const isFollowed = rounds !== quietAt;
  useEffect(() => {
    if (!isFollowed) return undefined;
    const timer = setTimeout(() => setQuietAt(rounds), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [isFollowed, rounds]);
  useEffect(() => {
    if (isFollowed) dispatch(api.util.invalidateTags(ofPlayer('races')));
  }, [dispatch, isFollowed]);
  return isFollowed;
}

/** The first race that counts rounds of this kind, and where the player stands in it. Nothing without one. */
function RaceLine({ kind, rounds, onLeave }: Props) {
  const isFollowed = useIsFollowed(rounds);
  const { data, isLoading } = useRaces(isFollowed);
  const race = data?.find(({ kinds }) => kinds.includes(kind));
  if (isLoading) return <span className={styles.line} />;
  return race && <Line race={race} isFollowed={isFollowed} onLeave={onLeave} />;
}

interface LineProps extends Pick<Props, 'onLeave'> {
  race: RaceState;
  isFollowed: boolean;
}

function Line({ race, isFollowed, onLeave }: LineProps) {
  const standing = useRaceStanding(race, isFollowed);
  const left = remainingTime(Date.parse(race.endsAt), useNow());
  // The next run is there as soon as the server has begun it.
  useRaces(left === null);
  const open = () => {
    onLeave(RACES_PAGE);
    return false;
  };
  return (
    <PageLink page={RACES_PAGE} className={styles.line} onOpen={open}>
      <AnyIcon name="trophy" size={16} />
      <span className={styles.name}>{race.title}</span>
      {left ? <Place race={race} standing={standing} /> : <span>{t('races.over')}</span>}
      {left && <TimeLeft {...left} />}
    </PageLink>
  );
}

const Unseen = ({ id }: { id: string }) => <span className="visuallyHidden">{t(id)} </span>;

/** A screen reader hears the place alone, when it changes. */
function Place({ race, standing }: { race: RaceState; standing: RaceStanding | undefined }) {
  const { rank, points = 0, prizeKes = 0 } = standing ?? {};
  return (
    <>
      <strong className={styles.place} aria-live="polite">
        {rank !== undefined && t('races.line.place', { rank })}
      </strong>
      {rank !== undefined && <span className={styles.points}>{t('races.points', { points })}</span>}
      {prizeKes > 0 && (
        <strong className={styles.prize}>
          <Unseen id="races.line.prize" />
          <Amount money={shillings(prizeKes)} />
        </strong>
      )}
      {standing && rank === undefined && (
        <span className={styles.hint}>
          {t('races.line.first', {
            least: <Amount key="least" money={shillings(Math.max(race.leastStakeKes, STAKES.KES.min))} />,
          })}
        </span>
      )}
    </>
  );
}

const whole = (words: unknown[]) => words.join('');

/** The largest unit says enough in a line. */
function TimeLeft({ days, hours, minutes }: NonNullable<ReturnType<typeof remainingTime>>) {
  const [unit, count] = days > 0 ? ['days', days] : hours > 0 ? ['hours', hours] : ['minutes', minutes];
  return (
    <span className={styles.time}>
      <Unseen id="timeLeft.label" />
      {t(`timeLeft.${unit}`, { count, number: whole })}
    </span>
  );
}

export default withMessages(raceMessages, RaceLine);
