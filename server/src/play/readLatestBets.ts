import type { Bet } from '../../../contract/content.ts';
import { decimalOf } from '../ledger/index.ts';
import { shortName } from '../rewards/readInvitation.ts';
import { readEach } from '../store/reading.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { RoundRecord } from '../store/records/round.ts';
import type { UserRecord } from '../store/records/user.ts';

const SHOWN = 20;
/** More are read than are shown, because some players do not want to be shown. */
const READ = 60;

/** The latest settled rounds of players who may be shown, newest first, with shortened names. */
export async function readLatestBets(store: DocumentStore): Promise<Bet[]> {
  const where = [['status', '==', 'settled']] as const;
  const rounds = await store.find('rounds', { where, orderBy: ['settledAt', 'desc'], limit: READ });
  const players = await readEach(
    rounds.map(({ userId }) => userId),
    (id) => store.get('users', id),
  );
  const shown = rounds.filter(({ userId }) => isShown(players.get(userId))).slice(0, SHOWN);
  const games = await readEach(
    shown.map(({ gameId }) => gameId),
    (id) => store.get('games', id),
  );
  return shown.map((round) => toBet(round, players.get(round.userId), games.get(round.gameId)));
}

const toBet = (round: RoundRecord, player: UserRecord | undefined, game: object | undefined): Bet => ({
  id: round.id,
  isActive: true,
  playerName: shortName(player?.displayName ?? ''),
  gameName: (game as { name?: string } | undefined)?.name ?? round.gameId,
  gameId: round.gameId,
  stake: decimalOf(round.stakeCents),
  payout: decimalOf(round.winCents),
  multiplier: decimalOf(round.multiplier),
  currency: round.currency,
  placedAt: round.settledAt,
  isExample: false,
});

/** True unless the player has asked not to be shown to others. */
export const isShown = (player: UserRecord | undefined): player is UserRecord =>
  player !== undefined && (player.preferences as { isShownInBets?: unknown } | undefined)?.isShownInBets !== false;
