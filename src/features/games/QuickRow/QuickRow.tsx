import type { Game } from '@contract/games.ts';
import { isSharedFlight } from '@contract/playTerms.ts';
import clsx from 'clsx';
import { useDeferredValue, useId } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { selectIsDataSaver } from '@/features/ui';
import { ErrorBoundary, Later } from '@/shared/components';
import { useIsLive } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { GameCard } from '../GameCard/GameCard';
import { selectRecentlyPlayed } from '../gamesSlice';
import { useLobby } from '../useLobby';
import { useShelf } from '../useLobby';
import styles from './QuickRow.module.scss';

const TileSign = lazyPart(() => import(/* webpackChunkName: "flight" */ './LiveFlight'));

/** A phone shows so many, and their pictures are in a page that is made ahead. */
const ON_A_PHONE = 7;
/** A wide screen shows so many. */
const MOST = 10;

/** A game with one flight for everybody comes first: there is always something to see. */
export const liveFirst = (games: readonly Game[]): Game[] =>
  games.toSorted((a, b) => Number(isSharedFlight(b.gameUrl)) - Number(isSharedFlight(a.gameUrl)));

/** After a game with a live flight, the row has what was played here last, then the top games. It is one value, so that the row changes once. */
function useQuickGames() {
  const { popular, isLoading } = useLobby();
  const isLive = useIsLive();
  const recent = useSelector(selectRecentlyPlayed);
  // A press that opens a game is answered before the row behind it changes.
  const known = useDeferredValue(isLive ? recent : null);
  const shelf = useShelf(known ?? [], MOST);
  const games = new Map([...shelf.games, ...popular].map((game) => [game.id, game]));
  return {
    games: liveFirst([...games.values()]).slice(0, MOST),
    hasPlayed: shelf.games.length > 0,
    isSettling: known === null || shelf.isLoading,
    isLoading,
  };
}

/**
 * Small tiles for everybody, one tap from the first screen to a game. A page that is made ahead has the top games, which are hidden
 * from who has played here (scripts/build/earlyScripts.ts) until the own ones take their places.
 */
export function QuickRow() {
  const headingId = useId();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isDataSaver = useSelector(selectIsDataSaver);
  const { games, hasPlayed, isSettling, isLoading } = useQuickGames();
  if (!isLoading && games.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={headingId} aria-busy={isSettling}>
      <h2 id={headingId} className="visuallyHidden">
        {t(hasPlayed ? 'home.continue' : 'home.quick')}
      </h2>
      <ul className={clsx(styles.tiles, isLoading && styles.waiting)}>
        {games.map((game, place) => {
          const isLead = place === 0 && isSharedFlight(game.gameUrl);
          return (
            // A place stays where it is, whichever game it has.
            <li key={place} className={isLead ? styles.lead : undefined}>
              <GameCard
                key={game.id}
                game={game}
                size={isLead ? 'lead' : 'slim'}
                isAtOnce={place < ON_A_PHONE}
                isInFirstRow
              >
                {(isSignedIn || (isLead && !isDataSaver)) && (
                  <Later>
                    <ErrorBoundary fallback={null}>
                      <TileSign game={game} isFirst={place === 0} isFlying={isLead && !isDataSaver} />
                    </ErrorBoundary>
                  </Later>
                )}
              </GameCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
