/** The real server with the seeded offers and games, a clock of its own, and what an honest or a clever player can do there. */
import { randomUUID } from 'node:crypto';
import type { BonusStanding } from '../../contract/bonuses.ts';
import type { OpenedGame } from '../../contract/launches.ts';
import type { Round } from '../../contract/rounds.ts';
import { seedStore } from '../../server/seed/seed.ts';
import { seedData } from '../../server/seed/seedData.ts';
import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';
import { type MoneyApp, startMoneyApp } from '../../server/src/testing/startMoneyApp.ts';
import { Checks } from '../faults/Checks.ts';
import { checkHouse, checkSides } from '../faults/checkSides.ts';
import { readPlayer } from '../faults/playerRecords.ts';

const MANY = 1_000_000_000;
const START = Date.parse('2026-11-02T09:00:00.000Z');
const DAY_MS = 86_400_000;
/** Longer than the pause between spins. */
const PAUSE_MS = 3_000;

/** Games of the seeded catalogue with money of their own rules. */
export const GAMES = { slots: 'karata-ya-malkia', dice: 'market-day-dice', mines: 'ruby-shaft' } as const;
type Kind = keyof typeof GAMES;

/** Wins on average what the house game returns, and almost never loses much: the least swing that there is. */
export const SAFE_DICE = { side: 'under', target: 96 } as const;
/** One in fifty: a large swing. */
export const WILD_DICE = { side: 'under', target: 2 } as const;

export class World {
  readonly #tokens = new Map<string, string>();
  /** KES. */
  readonly sums = { paidIn: 0, staked: 0, spinsWon: 0, squares: 0 };
  readonly uids: string[] = [];
  readonly server: MoneyApp;
  readonly #time: { now: number };

  private constructor(server: MoneyApp, time: { now: number }) {
    this.server = server;
    this.#time = time;
  }

  static async open(): Promise<World> {
    const time = { now: START };
    const store = openSqliteStore(':memory:', COLLECTIONS, { now: () => time.now });
    const callLimits = { playerReads: MANY, playerWrites: MANY, badTokens: MANY, hooks: MANY };
    const connections = { requestSeconds: 20, perAddress: MANY };
    const server = await startMoneyApp({ callLimits, connections }, { store, services: { now: () => time.now } });
    await seedStore(store, seedData(START));
    return new World(server, time);
  }

  get day(): number {
    return Math.floor((this.#time.now - START) / DAY_MS);
  }

  async nextDay(): Promise<void> {
    this.#time.now = START + (this.day + 1) * DAY_MS;
    this.#tokens.clear();
    await this.server.app.services.workers.runOnce();
  }

  /** A new account with a phone of its own. */
  async join(referralCode?: string): Promise<string> {
    const uid = `hunter-${this.uids.length + 1}`;
    const phoneNumber = `+2547${String(10_000_000 + this.uids.length)}`;
    const claims = { uid, claims: { phone_number: phoneNumber } };
    const consent = { isAdult: true, hasAcceptedTerms: true };
    await this.server.ask('/users/session', {
      method: 'POST',
      body: { deviceId: randomUUID().replaceAll('-', ''), consent, ...(referralCode && { referralCode }) },
      as: claims,
    });
    const user = await this.server.store.get('users', uid);
    await this.server.put('users', { ...user, id: uid, currency: 'KES' });
    this.uids.push(uid);
    return uid;
  }

  /** Takes the bonus if it is to be had; false if not, and then nothing is paid. */
  async deposit(uid: string, amountKes: number, bonusId?: string): Promise<boolean> {
    const before = await this.server.store.count('deposits', { where: [['userId', '==', uid]] });
    try {
      await this.server.pay(amountKes, { uid, ...(bonusId && { bonusId }) });
    } catch {
      return false;
    }
    const isPaid = (await this.server.store.count('deposits', { where: [['userId', '==', uid]] })) > before;
    if (isPaid) this.sums.paidIn += amountKes;
    return isPaid;
  }

  async balance(uid: string) {
    const { data } = await this.server.ask('/wallet/balance', { as: { uid } });
    return data as { available: number; bonusBalance: number };
  }

  /** One settled round; undefined when it is refused. */
  async stake(uid: string, kind: Kind, amount: number, choice: object = {}): Promise<Round | undefined> {
    this.#time.now += PAUSE_MS;
    const round = await this.#call<Round>(uid, GAMES[kind], '/play/bets', { stake: amount, choice });
    if (!round) return undefined;
    this.sums.staked += round.stake;
    this.sums.squares += (round.win - round.stake) ** 2;
    return round;
  }

  /** Opens a round of mines, to be ended later. */
  park(uid: string, amount: number): Promise<Round | undefined> {
    return this.#call<Round>(uid, GAMES.mines, '/play/bets', { stake: amount, choice: { mines: 1 } });
  }

  async unpark(uid: string, { roundId, stake }: Round): Promise<void> {
    for (const tile of [0, 1]) {
      const step = { stepId: randomUUID(), action: 'open', tile };
      const round = await this.#call<Round>(uid, GAMES.mines, `/play/rounds/${roundId}/steps`, step, false);
      if (!round || round.status !== 'open') break;
    }
    const end = { stepId: randomUUID(), action: 'cashOut' };
    await this.#call<Round>(uid, GAMES.mines, `/play/rounds/${roundId}/steps`, end, false);
    const ended = await this.server.store.get('rounds', roundId);
    this.sums.staked += stake;
    this.sums.squares += ((ended?.winCents ?? 0) / 100 - stake) ** 2;
  }

  /** Plays every free spin that the player has. */
  async playSpins(uid: string): Promise<void> {
    const { spins } = await this.standing(uid);
    for (const { gameId, count, stake } of spins)
      for (let left = count; left > 0; left -= 1) {
        this.#time.now += PAUSE_MS;
        const round = await this.#call<Round>(uid, gameId, '/play/bets', { stake, choice: {}, freeSpin: true });
        this.sums.spinsWon += round?.win ?? 0;
        this.sums.squares += (round?.win ?? 0) ** 2;
      }
  }

  async standing(uid: string): Promise<BonusStanding> {
    return (await this.server.ask('/users/me/bonuses/standing', { as: { uid } })).data as BonusStanding;
  }

  async wheel(uid: string): Promise<void> {
    await this.server.ask('/users/me/wheel/turn', { method: 'POST', as: { uid } });
  }

  /** Buys it as often as there are points. */
  async buySpins(
    uid: string,
    { itemId, price, spins }: { itemId: string; price: number; spins: number },
  ): Promise<void> {
    const body = { shelf: 'freeSpins', itemId, price, spins };
    while ((await this.server.post('/users/me/market', body, { uid })).status === 200);
  }

  async withdraw(uid: string, amount: number): Promise<boolean> {
    const body = { amount, methodId: 'mpesa', endsBonus: true };
    const { data } = await this.server.post('/wallet/withdrawals', body, { uid });
    return (data as { success?: boolean } | undefined)?.success === true;
  }

  async code(uid: string): Promise<string> {
    return ((await this.server.ask('/users/me/referral', { as: { uid } })).data as { code: string }).code;
  }

  /** @throws Error when the journal does not say what accounts, purses and the house have */
  async checkJournal(): Promise<void> {
    const checks = new Checks();
    const { store } = this.server;
    for (const uid of this.uids) checkSides(checks, await readPlayer(store, uid), uid);
    await checkHouse(checks, store, 'the house');
    if (checks.failures.length > 0) throw new Error(checks.failures.join('\n'));
  }

  /** Real money that the accounts have or have taken out, less what was paid in. KES. */
  async result(): Promise<number> {
    let cents = 0;
    for (const uid of this.uids) {
      const lines = [['userId', '==', uid] as const, ['account', 'in', ['main', 'held']] as const];
      cents += await this.server.store.sum('journal', 'deltaCents', { where: lines });
      cents -= await this.server.store.sum('journal', 'deltaCents', {
        where: [
          ['userId', '==', uid],
          ['kind', '==', 'withdrawal'],
        ],
      });
    }
    return cents / 100 - this.sums.paidIn;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  async #call<T>(uid: string, gameId: string, path: string, body: object, isBet = true): Promise<T | undefined> {
    const token = await this.#tokenOf(uid, gameId);
    const answer = await this.server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, origin: 'null' },
      payload: { ...body, ...(isBet && { betId: randomUUID() }) },
    });
    return answer.json<{ data?: T }>().data;
  }

  async #tokenOf(uid: string, gameId: string): Promise<string> {
    const key = `${uid} ${gameId}`;
    const known = this.#tokens.get(key);
    if (known) return known;
    const asked = { method: 'POST', body: { mode: 'money' }, as: { uid } } as const;
    const { launchToken = '' } = (await this.server.ask(`/games/${gameId}/open`, asked)).data as OpenedGame;
    this.#tokens.set(key, launchToken);
    return launchToken;
  }
}
