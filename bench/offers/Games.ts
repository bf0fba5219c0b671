/** The house games as a player finds them, and what is given for playing them. */
import { randomUUID } from 'node:crypto';
import type { BonusStanding } from '../../contract/bonuses.ts';
import type { OpenedGame } from '../../contract/launches.ts';
import type { HouseKind } from '../../contract/playTerms.ts';
import type { Round } from '../../contract/rounds.ts';
import { bestMove, type BlackjackOutcome, inPlay, legalMoves } from '../../originals/blackjack/rules/index.ts';
import type { World } from './World.ts';

/** Games of the seeded catalogue with money of their own rules. */
export const GAMES = {
  slots: 'karata-ya-malkia',
  dice: 'market-day-dice',
  mines: 'ruby-shaft',
  crash: 'tiara-juu',
  limbo: 'lenga-nyota',
  plinko: 'maporomoko',
  keno: 'kanga-keno',
  fortune: 'duara-la-dhahabu',
  hilo: 'juu-ama-chini',
  roulette: 'meza-ya-mviringo',
  blackjack: 'ishirini-na-moja',
} as const satisfies Record<HouseKind, string>;

/** Wins on average what the house game returns, and almost never loses much: the least swing that there is. */
export const SAFE_DICE = { side: 'under', target: 96 } as const;
/** One in fifty: a large swing. */
export const WILD_DICE = { side: 'under', target: 2 } as const;

/** Longer than the pause between spins. */
const PAUSE_MS = 3_000;
/** A launch is used no longer than this. */
const LAUNCH_MS = 20 * 60_000;
/** Longer than the flight to ten times the stake. */
const FLIGHT_MS = 30_000;

interface Bet {
  kind: HouseKind;
  stake: number;
  choice?: object;
  /** So many tiles of mines are opened, or guesses of hilo made, before the cash-out. */
  tiles?: number;
  betId?: string;
}

/** An offer of free spins on the shelf of the market. */
export interface SpinsOffer {
  itemId: string;
  price: number;
  spins: number;
}

export class Games {
  readonly #world: World;
  readonly #tokens = new Map<string, { token: string; until: number }>();

  constructor(world: World) {
    this.#world = world;
  }

  /** A round from its bet to its end; undefined when it is refused. */
  async play(
    uid: string,
    { kind, stake, choice = {}, tiles = 1, betId = randomUUID() }: Bet,
  ): Promise<Round | undefined> {
    this.#world.pass(PAUSE_MS);
    const round = await this.#call(uid, GAMES[kind], '/play/bets', { betId, stake, choice });
    if (round && (kind === 'mines' || kind === 'hilo')) await this.finish(uid, round, tiles);
    if (round && kind === 'blackjack') await this.#playHands(uid, round);
    if (round && kind === 'crash') await this.#land();
    return round;
  }

  /** Opens a round of mines, to be ended later. */
  park(uid: string, stake: number, mines = 1): Promise<Round | undefined> {
    const body = { betId: randomUUID(), stake, choice: { mines } };
    return this.#call(uid, GAMES.mines, '/play/bets', body);
  }

  /** Opens so many tiles, or makes so many guesses for higher, and takes the win. */
  async finish(uid: string, { kind, roundId }: Round, tiles: number): Promise<void> {
    for (let tile = 0; tile < tiles; tile += 1) {
      const step = kind === 'hilo' ? { action: 'higher' } : { action: 'open', tile };
      if ((await this.step(uid, roundId, step, kind))?.status !== 'open') return;
    }
    await this.step(uid, roundId, { action: 'cashOut' }, kind);
  }

  /** The best play of the chart; without the money for it, the hand stands. */
  async #playHands(uid: string, { roundId, ...first }: Round): Promise<void> {
    let table = first.outcome as BlackjackOutcome;
    for (let moves = legalMoves(table); moves.length > 0; moves = legalMoves(table)) {
      const hand = table.hands[inPlay(table)] ?? [];
      const action = bestMove(hand, table.dealer[0] ?? 0, moves.includes('double'), moves.includes('split'));
      const next =
        (await this.step(uid, roundId, { action }, 'blackjack')) ??
        (await this.step(uid, roundId, { action: 'stand' }, 'blackjack'));
      if (!next) return;
      table = next.outcome as BlackjackOutcome;
    }
  }

  step(uid: string, roundId: string, step: object, kind: HouseKind = 'mines'): Promise<Round | undefined> {
    const body = { stepId: randomUUID(), ...step };
    return this.#call(uid, GAMES[kind], `/play/rounds/${roundId}/steps`, body);
  }

  /** Takes a bet back, as a game does that got no answer. */
  async rollBack(uid: string, kind: HouseKind, betId: string): Promise<void> {
    await this.#call(uid, GAMES[kind], `/play/bets/${betId}/rollback`);
  }

  async standing(uid: string): Promise<BonusStanding> {
    return (await this.#world.get(uid, '/users/me/bonuses/standing')).data as BonusStanding;
  }

  /** Plays every free spin that the player has. */
  async playSpins(uid: string): Promise<void> {
    for (const { gameId, count, stake } of (await this.standing(uid)).spins)
      for (let left = count; left > 0; left -= 1) {
        this.#world.pass(PAUSE_MS);
        const body = { betId: randomUUID(), stake, choice: {}, freeSpin: true };
        if (!(await this.#call(uid, gameId, '/play/bets', body))) break;
      }
  }

  async turnWheel(uid: string): Promise<void> {
    await this.#world.post(uid, '/users/me/wheel/turn');
  }

  /** Buys it as often as there are points. */
  async buySpins(uid: string, offer: SpinsOffer): Promise<void> {
    while ((await this.#world.post(uid, '/users/me/market', { shelf: 'freeSpins', ...offer })).status === 200);
  }

  async buyBox(uid: string, itemId: string, price: number): Promise<void> {
    await this.#world.post(uid, '/users/me/market', { shelf: 'boxes', itemId, price });
  }

  async #land(): Promise<void> {
    this.#world.pass(FLIGHT_MS);
    await this.#world.server.app.services.workers.rounds.runOnce();
  }

  async #call(uid: string, gameId: string, path: string, body?: object): Promise<Round | undefined> {
    const token = await this.#tokenOf(uid, gameId);
    if (token === undefined) return undefined;
    const answer = await this.#world.server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, origin: 'null' },
      ...(body && { payload: body }),
    });
    if (answer.statusCode === 401) this.#tokens.delete(`${uid} ${gameId}`);
    return answer.json<{ data?: Round }>().data;
  }

  /** Undefined when the game is not opened for money. */
  async #tokenOf(uid: string, gameId: string): Promise<string | undefined> {
    const key = `${uid} ${gameId}`;
    const { now } = this.#world;
    const known = this.#tokens.get(key);
    if (known && known.until > now) return known.token;
    const { data } = await this.#world.post(uid, `/games/${gameId}/open`, { mode: 'money' });
    const { launchToken: token } = (data ?? {}) as Partial<OpenedGame>;
    if (token !== undefined) this.#tokens.set(key, { token, until: now + LAUNCH_MS });
    return token;
  }
}
