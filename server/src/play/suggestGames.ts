import type { Game } from '../../../contract/games.ts';
import type { Suggestions } from '../../../contract/suggestions.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';

const MOST = 12;
/** The games of so many last rounds are asked for others like them. */
const LAST_ROUNDS = 12;

/** Points for what two games have in common. A kind of game weighs more than any drawing. */
const WEIGHTS = { kind: 4, model: 2, palette: 1, symbol: 1, provider: 1 } as const;

/** The address of a house game has its look. */
function lookOf({ gameUrl }: Game) {
  const params = new URLSearchParams(gameUrl?.split('?')[1]?.split('#')[0]);
  return {
    model: params.get('model') ?? undefined,
    palette: params.get('palette') ?? undefined,
    symbols: params.get('symbols')?.split(',').filter(Boolean) ?? [],
  };
}

export function likenessOf(game: Game, other: Game): number {
  const [own, theirs] = [lookOf(game), lookOf(other)];
  const isSame = <T>(a: T | undefined, b: T | undefined): boolean => a !== undefined && a === b;
  return (
    (isSame(game.category, other.category) ? WEIGHTS.kind : 0) +
    (isSame(own.model, theirs.model) ? WEIGHTS.model : 0) +
    (isSame(own.palette, theirs.palette) ? WEIGHTS.palette : 0) +
    own.symbols.filter((symbol) => theirs.symbols.includes(symbol)).length * WEIGHTS.symbol +
    (game.provider === other.provider ? WEIGHTS.provider : 0)
  );
}

/** They have at least the kind in common, or as much of the look. */
const isAlike = (likeness: number): boolean => likeness >= WEIGHTS.kind;

/** `played`: ids of all games that the player has bet on. Popular games come first among those that are as much alike. */
export function gamesLike(game: Game, games: readonly Game[], played: ReadonlySet<string>): Game[] {
  return games
    .filter(({ id, status }) => status === 'active' && id !== game.id && !played.has(id))
    .map((other) => ({ other, likeness: likenessOf(game, other) }))
    .filter(({ likeness }) => isAlike(likeness))
    .toSorted((a, b) => b.likeness - a.likeness || b.other.popularity - a.other.popularity)
    .slice(0, MOST)
    .map(({ other }) => other);
}

/** Looks for the last game with others like it. `games`: the catalogue. */
export async function readSuggestions(store: DocumentStore, games: readonly Game[], uid: string): Promise<Suggestions> {
  const where = [['userId', '==', uid]] as const;
  const rounds = await store.find('rounds', { where, orderBy: ['createdAt', 'desc'], limit: LAST_ROUNDS });
  const played = new Set((await store.get('play', uid))?.games);
  for (const gameId of new Set(rounds.map((round) => round.gameId))) {
    const game = games.find(({ id }) => id === gameId);
    const like = game ? gamesLike(game, games, played) : [];
    if (game && like.length > 0) {
      const { name, category } = game;
      return { because: { gameId, name, category }, games: like.map(({ id }) => id) };
    }
  }
  return { because: undefined, games: [] };
}
