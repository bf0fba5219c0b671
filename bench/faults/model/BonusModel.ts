/** A second, independent implementation of docs/money.md, Bonus money: one player's bonuses in memory, minor units. */
import type { Currency } from '../../../server/src/store/records/money.ts';
import { BONUS, converted } from '../money.ts';
import type { Wagering } from '../rewards.ts';
import { sumOf } from '../playerRecords.ts';
import type { ModelRound } from './playTypes.ts';

const DAY = 86_400_000;

export interface ModelBonus {
  id: string;
  amount: number;
  /** It is tied to this deposit, which is wagered too. */
  deposit: number | undefined;
  wagered: number;
  maxStake: number;
  terms: Wagering;
  /** Later gifts of it add to this bonus. */
  group: string | undefined;
}

/** Minor units. */
interface ModelGift {
  id: string;
  amount: number;
  deposit?: number;
  terms?: Wagering;
  group?: string;
}

interface ModelEnd {
  bonus: ModelBonus;
  status: 'converted' | 'usedUp' | 'expired' | 'forfeited';
  converted: number;
  lost: number;
}

interface Purse {
  readonly currency: Currency;
  balance: number;
  bonus: number;
}

export class BonusModel {
  /** The first is in play. */
  open: ModelBonus[] = [];
  readonly ended: ModelEnd[] = [];
  readonly #purse: Purse;
  /** Open rounds that count for the first. */
  #rounds = 0;
  /** The first bonus is in play since this time, in Unix ms. */
  #turnAt = 0;

  constructor(purse: Purse) {
    this.#purse = purse;
  }

  /** A bonus that has expired, and waits for rounds, is not staked. */
  usable(now: number): number {
    return this.#isExpired(now) ? 0 : this.#purse.bonus;
  }

  /** The lowest of all, as the money may be any one's. */
  get maxStake(): number {
    return Math.min(Infinity, ...this.open.map(({ maxStake }) => maxStake));
  }

  /** Balance, what can be staked of the bonus account, and the highest stake, as `look` would leave them. */
  preview(now: number): { balance: number; usable: number; maxStake: number } {
    const copy = this.#copy();
    copy.look(now);
    return { balance: copy.#purse.balance, usable: copy.usable(now), maxStake: copy.maxStake };
  }

  #copy(): BonusModel {
    const { currency, balance, bonus } = this.#purse;
    const copy = new BonusModel({ currency, balance, bonus });
    copy.open = [...this.open];
    copy.#rounds = this.#rounds;
    copy.#turnAt = this.#turnAt;
    return copy;
  }

  /** The money is in the purse already. */
  give({ id, amount, deposit, terms = BONUS, group }: ModelGift, { now, rate }: { now: number; rate: number }): void {
    if (amount <= 0) return;
    const joined = this.open.find((bonus) => group !== undefined && bonus.group === group);
    if (joined) return void (joined.amount += amount);
    if (this.open.length === 0) this.#turnAt = now;
    const maxStake = converted(terms.maxStake * 100, 'KES', this.#purse.currency, rate);
    this.open.push({ id, amount, deposit, wagered: 0, maxStake, terms, group });
  }

  /** Bonuses that came in one turn of the workers have no order of their own. */
  learnOrder(ids: readonly string[]): void {
    this.open.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  /** What the stake of a new round counts, which stands in the round; undefined when it is not the bonus's business. */
  stake({ kind, stake, bonusStake }: Pick<ModelRound, 'kind' | 'stake' | 'bonusStake'>, now: number) {
    const first = this.open[0];
    if (!first) return undefined;
    const part = first.terms.contribution[kind];
    const isCounted = !this.#isExpired(now) && stake <= first.maxStake;
    const counted = isCounted ? Math.floor((stake * part) / 100) : 0;
    if (counted === 0 && bonusStake === 0) return undefined;
    first.wagered += counted;
    this.#rounds += 1;
    return counted;
  }

  /** A round has ended; its money has moved. */
  endRound({ counted, status }: Pick<ModelRound, 'counted' | 'status'>, now: number): void {
    const first = this.open[0];
    if (counted !== undefined && first) {
      this.#rounds -= 1;
      if (status === 'void') first.wagered -= counted;
    }
    this.look(now);
  }

  /** Ends what is over. */
  look(now: number): void {
    for (let first = this.open[0]; first && this.#rounds === 0; first = this.open[0]) {
      const isDone = first.wagered >= (first.amount + (first.deposit ?? 0)) * first.terms.wagering;
      if (this.#shareOf(first) === 0) this.#end(first, 'usedUp', now);
      else if (isDone) this.#end(first, 'converted', now);
      else if (this.#isExpired(now)) this.#end(first, 'expired', now);
      else return;
    }
  }

  /** Why a withdrawal is refused for the sake of bonuses; undefined for no reason. */
  refusalOfWithdrawal(now: number, endsBonus: boolean): string | undefined {
    const copy = this.#copy();
    copy.look(now);
    if (!copy.open.some(({ deposit }) => deposit !== undefined)) return undefined;
    if (this.#rounds > 0) return 'bonus_in_round';
    return endsBonus ? undefined : 'bonus_ends';
  }

  /** A withdrawal is accepted: bonuses of deposits end. Nothing happens without one. */
  untie(now: number): void {
    const copy = this.#copy();
    copy.look(now);
    if (!copy.open.some(({ deposit }) => deposit !== undefined)) return;
    this.look(now);
    for (const bonus of this.open.filter(({ deposit }) => deposit !== undefined)) this.#end(bonus, 'forfeited', now);
    this.look(now);
  }

  /** The reason for a refusal; undefined for none. */
  giveUp(id: string, now: number): string | undefined {
    if (this.ended.some(({ bonus }) => bonus.id === id)) return undefined;
    if (!this.open.some((bonus) => bonus.id === id)) return 'bonus_not_found';
    if (this.#rounds > 0) return 'bonus_in_round';
    this.look(now);
    const bonus = this.open.find((known) => known.id === id);
    if (bonus) this.#end(bonus, 'forfeited', now);
    this.look(now);
    return undefined;
  }

  #isExpired(now: number): boolean {
    const first = this.open[0];
    return first !== undefined && now >= this.#turnAt + first.terms.expiryDays * DAY;
  }

  /** Losses are those of the first, then of the next; wins are the first one's. */
  #shareOf(bonus: ModelBonus): number {
    const place = this.open.indexOf(bonus);
    const rest = Math.max(0, this.#purse.bonus - sumOf(this.open.slice(place + 1), ({ amount }) => amount));
    return place === 0 ? rest : Math.min(rest, bonus.amount);
  }

  #end(bonus: ModelBonus, status: ModelEnd['status'], now: number): void {
    const share = this.#shareOf(bonus);
    const real = status === 'converted' ? Math.min(share, bonus.amount * bonus.terms.conversionTimes) : 0;
    this.#purse.bonus -= share;
    this.#purse.balance += real;
    if (bonus === this.open[0]) this.#turnAt = now;
    this.open = this.open.filter((other) => other !== bonus);
    this.ended.push({ bonus, status, converted: real, lost: share - real });
  }
}
