/** Everybody who attacks the house: their accounts, and what they have left open for later. */
import type { HouseKind } from '../../contract/playTerms.ts';
import type { Round } from '../../contract/rounds.ts';
import type { Random } from '../faults/Random.ts';
import { Games } from '../offers/Games.ts';
import type { Place } from '../offers/hunters.ts';
import type { World } from '../offers/World.ts';

/** An offer for a deposit. */
export interface Offer {
  id: string;
  isActive: boolean;
  minDeposit: number;
  wagering: number;
  contribution: Readonly<Record<HouseKind, number>>;
}

/** A walk is one person's visit, of one account or of several. */
export type Walk = (crowd: Crowd, uid: string) => Promise<void>;

const NEW_ACCOUNT = 0.25;
const MOST_ACCOUNTS = 100;

export class Crowd implements Place {
  readonly world: World;
  readonly games: Games;
  readonly random: Random;
  readonly offers: readonly Offer[];
  readonly uids: string[] = [];
  readonly parked: { uid: string; round: Round }[] = [];
  /** Card payments that nobody has asked back yet. */
  readonly cardPayments: { uid: string; id: string }[] = [];
  readonly openDisputes: string[] = [];

  private constructor(world: World, random: Random, offers: readonly Offer[]) {
    this.world = world;
    this.games = new Games(world);
    this.random = random;
    this.offers = offers;
  }

  static async meet(world: World, random: Random): Promise<Crowd> {
    const { store } = world.server;
    const found = [...(await store.find('deposit-bonuses')), ...(await store.find('welcome-bonuses'))];
    return new Crowd(
      world,
      random,
      (found as unknown as Offer[]).filter(({ isActive }) => isActive),
    );
  }

  /** An account that is known, or a new one: of a new person, with the phone or card of somebody, or invited. */
  async anybody(): Promise<string> {
    const isNew = this.uids.length === 0 || (this.uids.length < MOST_ACCOUNTS && this.random.chance(NEW_ACCOUNT));
    return isNew ? this.join() : this.random.pick(this.uids);
  }

  async join(): Promise<string> {
    const known = this.uids.length > 0 && this.random.chance(0.5) ? this.random.pick(this.uids) : undefined;
    if (known === undefined) return this.add(await this.world.join());
    const { phoneNumber, card, deviceId } = this.world.of(known);
    const shared = this.random.pick([{ phoneNumber }, { card }, { phoneNumber, card, deviceId }, 'friend'] as const);
    return shared === 'friend' ? this.invite(known) : this.add(await this.world.join(shared));
  }

  /** A friend of the account, with a phone and a card of their own, or with those of the account. */
  async invite(uid: string, isShared = false): Promise<string> {
    const { phoneNumber, card } = this.world.of(uid);
    const referralCode = await this.world.code(uid);
    return this.add(await this.world.join({ referralCode, ...(isShared && { phoneNumber, card }) }));
  }

  add(uid: string): string {
    this.uids.push(uid);
    return uid;
  }

  /** Pays by card, so that the payment can be disputed later. */
  async payByCard(uid: string, amount: number, bonusId?: string): Promise<string | undefined> {
    const id = await this.world.deposit(uid, amount, { way: 'card', bonusId });
    if (id !== undefined) this.cardPayments.push({ uid, id });
    return id;
  }

  async dispute(id: string): Promise<void> {
    this.openDisputes.push(id);
    await this.world.dispute(id, 'open');
  }

  /** The bank decides about the oldest dispute. */
  async decide(): Promise<void> {
    const id = this.openDisputes.shift();
    if (id !== undefined) await this.world.dispute(id, this.random.chance(0.5) ? 'lost' : 'won');
  }
}
