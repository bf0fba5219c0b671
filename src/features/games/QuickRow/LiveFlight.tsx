import { api, readAs, requestOf } from '@/api';
import { type Flight, type Flights, FlightsSchema, readFlights } from '@contract/flights.ts';
import type { Game } from '@contract/games.ts';
import { at } from '@contract/route.ts';
import { multiplierAt } from '@originals/crash/rules/index.ts';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetRoundsInfiniteQuery } from '@/features/play';
import { useIsResting } from '@/features/saferPlay';
import { selectModals } from '@/features/ui';
import { t, useIntl, withWords } from '@/shared/i18n';
import { usePlay } from '../GameCard/usePlay';
import { gamePlayed, selectRecentlyPlayed } from '../gamesSlice';
import styles from './LiveFlight.module.scss';
import messages from './messages';

const flightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    glanceAtFlights: build.query<Flights, string>({
      query: (gameId) => requestOf(at(readFlights, { gameId }), { query: { glance: 'true' } }),
      responseSchema: readAs(FlightsSchema),
      extraOptions: { isQuiet: true },
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Enough to see a few flights, each time that the tile comes into view; a page that stays open costs nobody any more data. */
const WATCHED_MS = 90_000;
/** The tile counts by itself meanwhile. */
const GLANCE_EVERY_MS = 3_000;
const LAST_ENDS = 2;
/** What is known of open rounds is asked for again after so long, when home is shown again. */
const FRESH_SECONDS = 15;
const STEP_MS = 100;

/** Only while it can be seen: in view, and nothing open over the page. */
function useIsInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  const isCovered = useSelector(selectModals).length > 0;
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsInView(entries.some((entry) => entry.isIntersecting)));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInView && !isCovered;
}

/** The flights, and how far the clock of the server is ahead of this one, in ms. */
function useFlights(gameId: string, isWanted: boolean) {
  const [isWatched, setIsWatched] = useState(true);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setIsWatched(false), WATCHED_MS);
    return () => {
      clearTimeout(timer);
      setIsWatched(true);
    };
  }, [isWanted]);
  const skip = !isWanted || !isWatched;
  const { data, fulfilledTimeStamp = 0 } = flightsApi.useGlanceAtFlightsQuery(gameId, {
    skip,
    pollingInterval: GLANCE_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  if (skip || !data) return undefined;
  return { ...data, aheadMs: Date.parse(data.serverTime) - fulfilledTimeStamp };
}

/** The tile has no room for the hundredths of a long flight, which are too quick to read anyway, and for the sign of two ends. */
const written = (multiplier: number): string =>
  multiplier < 100 ? multiplier.toFixed(2) : `${Math.trunc(multiplier)}`;

/** The multiplier of a flight, or the seconds until it starts. */
function useFigure({ status, bettingEndsAt, crashAt }: Flight, aheadMs: number): string {
  const intl = useIntl();
  const [now, setNow] = useState(Date.now);
  const isOver = status === 'crashed';
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  const flownMs = now + aheadMs - Date.parse(bettingEndsAt);
  if (isOver || flownMs >= 0) return `${written(isOver ? (crashAt ?? 1) : multiplierAt(flownMs) / 100)}×`;
  return intl.formatMessage({ id: 'liveFlight.starts' }, { seconds: Math.ceil(-flownMs / 1_000) });
}

function Figure({ flight, aheadMs }: { flight: Flight; aheadMs: number }) {
  const figure = useFigure(flight, aheadMs);
  return (
    <span
      className={figure.endsWith('×') ? styles.multiplier : undefined}
      style={{ '--length': figure.length } as CSSProperties}
      data-status={flight.status}
    >
      {figure}
    </span>
  );
}

/** It shows what goes on in a crash game with one flight for everybody: the flight, and how the last ones ended. It is for the eyes alone. */
function LiveFlight({ gameId }: { gameId: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const isResting = useIsResting();
  const flights = useFlights(gameId, useIsInView(ref) && !isResting);
  // The figure itself shows the end of a flight that is just over.
  const before = flights?.history.filter(({ id }) => id !== flights.flight?.id) ?? [];
  return (
    <span ref={ref} className={styles.live}>
      {flights?.flight && <Figure flight={flights.flight} aheadMs={flights.aheadMs} />}
      {flights && !flights.flight && before.length === 0 && <span>{t('liveFlight.none')}</span>}
      <span className={styles.ends}>
        {before.slice(0, LAST_ENDS).map(({ id, crashAt }) => (
          <span key={id}>{written(crashAt)}</span>
        ))}
      </span>
    </span>
  );
}

/** Games with an open round for money, as My bets reads them. They come first in what was played last. */
function useRidingGames(isFirst: boolean): string[] {
  const dispatch = useDispatch();
  const recent = useSelector(selectRecentlyPlayed);
  const { data } = useGetRoundsInfiniteQuery({}, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const open = data?.pages[0]?.items.filter(({ status }) => status === 'open') ?? [];
  const ids = [...new Set(open.map(({ gameId }) => gameId))];
  const late = ids.find((id) => !recent.slice(0, ids.length).includes(id));
  useEffect(() => {
    if (isFirst && late) dispatch(gamePlayed(late));
  }, [isFirst, late, dispatch]);
  return ids;
}

type RidingProps = { game: Game; isFirst: boolean };

/** A press anywhere on the tile goes on with a game in which a stake of the player rides. */
function RidingMark({ game, isFirst }: RidingProps) {
  const { isPlayable, play } = usePlay(game, { isForMoney: true });
  const isRiding = useRidingGames(isFirst).includes(game.id);
  const label = useIntl().formatMessage({ id: 'quickRow.riding' });
  if (useIsResting() || !isRiding || !isPlayable) return null;
  return (
    <button type="button" className={styles.riding} aria-label={`${label}: ${game.name}`} onClick={play}>
      <span>{t('quickRow.mark')}</span>
    </button>
  );
}

const TileSign = ({ isFlying, ...tile }: RidingProps & { isFlying: boolean }) => (
  <>
    {isFlying && (
      <span className={styles.flight} aria-hidden="true">
        <LiveFlight gameId={tile.game.id} />
      </span>
    )}
    {useSelector(selectIsSignedIn) && <RidingMark {...tile} />}
  </>
);

export default withWords(messages, TileSign);
