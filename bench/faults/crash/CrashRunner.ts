import type { Currency } from '../../../server/src/store/records/money.ts';
import type { Checks } from '../Checks.ts';
import { checkRaces, verifyRounds } from '../checkRounds.ts';
import { HOUSE_GAMES, SHARED_GAME } from '../houseGames.ts';
import { BONUS } from '../money.ts';
import { FREE_FLIGHTS, JACKPOT, RACE, REWARDS } from '../rewards.ts';
import { readPlayer } from '../playerRecords.ts';
import { openPlace, type StorePlace } from '../../stores.ts';
import { checkTruth } from '../providers/checkTruth.ts';
import { type Providers, startProviders } from '../providers/Providers.ts';
import { booksOf } from '../providers/playerBooks.ts';
import type { Random } from '../Random.ts';
import { STAFF, STAFF_SESSIONS } from '../staff.ts';
import { Actor } from '../scenarios/Actor.ts';
import { recover } from '../scenarios/recover.ts';
import type { Scenario } from '../scenarios/scenarios.ts';
import { ServerGone } from '../server/ServerHandle.ts';
import { checkAudit } from './checkAudit.ts';
import { checkAcknowledged } from './checkAcknowledged.ts';
import { ChildServer } from './ChildServer.ts';

export interface KillPoint {
  scenario: Scenario;
  /** The account's currency. */
  currency: Currency;
  /** Number of the boundary, from 1. */
  dieAt: number;
  /** The next server dies at this boundary too, while it recovers. */
  dieAgainAt?: number;
  random: Random;
}

export interface CrashRunnerSettings {
  number: number;
  /** The providers keep their books in this folder. */
  folder: string;
  place: StorePlace;
  checks: Checks;
  /** Node keeps compiled code in this folder. */
  cache: string;
}

/** Servers one after another on one store, each killed, with providers that keep running. */
export class CrashRunner {
  kills = 0;
  /** Paid prompts in review. */
  forPerson = 0;
  readonly #settings: CrashRunnerSettings;
  readonly #providers: Providers;
  readonly #actors: Actor[] = [];
  #child: ChildServer;

  private constructor(settings: CrashRunnerSettings, providers: Providers, child: ChildServer) {
    this.#settings = settings;
    this.#providers = providers;
    this.#child = child;
    this.#follow();
  }

  static async start(settings: CrashRunnerSettings): Promise<CrashRunner> {
    const providers = await startProviders(settings.folder);
    const child = await startChild(settings, providers, 0);
    await child.put('deposit-bonuses', BONUS);
    await child.put('games', ...HOUSE_GAMES, SHARED_GAME);
    for (const [collection, items] of REWARDS) await child.put(collection, ...items);
    await child.put('jackpots', JACKPOT);
    await child.put('spin-terms', FREE_FLIGHTS);
    await child.put('races', RACE);
    await child.put('staff', ...STAFF);
    await child.put('staff-sessions', ...STAFF_SESSIONS);
    return new CrashRunner(settings, providers, child);
  }

  /** Returns whether the server reached that boundary. */
  async kill(point: KillPoint): Promise<boolean> {
    const { scenario, currency, random, dieAt, dieAgainAt } = point;
    const what = `${scenario.name} in ${currency}, killed at ${dieAt}${dieAgainAt ? ` and again at ${dieAgainAt}` : ''}`;
    const actor = await this.#newActor(currency);
    await scenario.prepare(actor, random);
    await this.#child.arm(dieAt);
    const isKilled = await this.#dies(() => scenario.act(actor, random));
    if (isKilled) await this.#restart(actor, what);
    await this.#child.arm(dieAgainAt);
    const comesBack = { asksAgain: random.chance(0.5), isToldAgain: random.chance(0.5) };
    if (await this.#dies(() => this.#goOn(actor, comesBack))) {
      await this.#restart(actor, what);
      await this.#goOn(actor, comesBack);
    }
    await this.#check(actor, what);
    return isKilled;
  }

  /** Ends the server, and checks every player again in the store. */
  async finish(): Promise<void> {
    await this.#child.stop();
    const { checks, place } = this.#settings;
    const store = openPlace(place);
    const all = await this.#providers.readBooks();
    for (const actor of this.#actors) {
      const records = await readPlayer(store, actor.uid);
      checkTruth({ checks, records, books: booksOf(all, actor), actor, what: `${actor.uid} at the end` });
      await verifyRounds(checks, store, records);
      await checkRaces(checks, store, records);
    }
    await checkAudit(checks, store);
    await store.close();
  }

  /** A run may be stopped in its middle. */
  async stop(): Promise<void> {
    this.#child.kill();
    await this.#child.exited();
    await this.#providers.stop();
  }

  async #newActor(currency: Currency): Promise<Actor> {
    const { number } = this.#settings;
    const count = this.#actors.length;
    const actor = new Actor({
      uid: `runner-${number}-player-${count}`,
      currency,
      phoneStem: `07${10 + number}${String(count).padStart(4, '0')}`,
      server: this.#child,
      providers: this.#providers,
    });
    this.#actors.push(actor);
    await actor.register();
    return actor;
  }

  /** Returns true when the server was killed during the act. */
  async #dies(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      await this.#providers.relay.quiet();
      await this.#child.arm(undefined);
      return false;
    } catch (error) {
      if (!(error instanceof ServerGone)) throw error;
      return true;
    }
  }

  async #restart(actor: Actor, what: string): Promise<void> {
    const { checks } = this.#settings;
    await this.#child.exited();
    checks.equal(this.#child.signal, 'SIGKILL', `${what}: what ended the server`);
    this.kills += 1;
    this.#child = await startChild(this.#settings, this.#providers, this.#child.ahead);
    actor.server = this.#child;
    const records = await this.#child.read(actor.uid);
    checkAcknowledged(checks, records, this.#providers.relay.deliveries, what);
    this.#follow();
  }

  /** Connects the providers with the present server until it ends. */
  #follow(): void {
    const { relay } = this.#providers;
    const child = this.#child;
    relay.target = child.url;
    void child.exited().then(() => {
      if (relay.target === child.url) relay.target = undefined;
    });
  }

  /** The player may repeat the request; a missed callback may come late; then the workers run. */
  async #goOn(actor: Actor, { asksAgain, isToldAgain }: { asksAgain: boolean; isToldAgain: boolean }): Promise<void> {
    if (asksAgain) await actor.askAgain();
    await this.#providers.relay.settleMissed(isToldAgain);
    await recover(this.#child, this.#providers, actor.uid);
  }

  async #check(actor: Actor, what: string): Promise<void> {
    const { checks } = this.#settings;
    const [records, all] = await Promise.all([this.#child.read(actor.uid), this.#providers.readBooks()]);
    this.forPerson += checkTruth({ checks, records, books: booksOf(all, actor), actor, what });
    this.#providers.relay.deliveries.length = 0;
  }
}

const startChild = ({ place, cache }: CrashRunnerSettings, { env }: Providers, ahead: number): Promise<ChildServer> =>
  ChildServer.start({ place, env, ahead }, cache);
