/** A second, independent implementation of docs/money.md, Bonus money: one player's bonuses in memory, minor units. */
import { STAKES } from '../../../contract/playTerms.ts';
import type { Currency } from '../../../server/src/store/records/money.ts';
import { BONUS, converted } from '../money.ts';
import type { Wagering } from '../rewards.ts';
import type { ModelRound } from './playTypes.ts';

const DAY = 86_400_000;

export interface ModelBonus {
  id: string;
  amount: number;
  /** The money of the bonus outside open rounds. */
  left: number;
  /** It is tied to this deposit, which is wagered too. */
  deposit: number | undefined;
  wagered: number;
  /** Open rounds that count for it. */
  rounds: number;
  /** Unix ms. Its days begin with its turn. */
  turnAt: number | undefined;
  maxStake: number;
  terms: Wagering;
  /** These free spins come when it is wagered. */
  spins: number;
  /** Later gifts of it add to this bonus. */
  group: string | undefined;
}

/** Minor units. */
interface ModelGift {
  id: string;
  amount: number;
  deposit?: number;
  spins?: number;
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
  /** Free spins that came with bonuses. */
  onSpins: (count: number) => void;
}

export class BonusModel {
  open: ModelBonus[] = [];
  readonly ended: ModelEnd[] = [];
  readonly #purse: Purse;

  constructor(purse: Purse) {
    this.#purse = purse;
  }

  /** Balance, all bonus money, and the bonus that can give so much to a stake, as `look` would leave them. */
  preview(now: number) {
    const copy = this.#copy();
    copy.look(now);
    const { balance, bonus } = copy.#purse;
    return { balance, bonus, givingOf: (needed: number) => copy.#inPlay(now, needed) };
  }

  #copy(): BonusModel {
    const { currency, balance, bonus } = this.#purse;
    const copy = new BonusModel({ currency, balance, bonus, onSpins: () => undefined });
    copy.open = this.open.map((each) => ({ ...each }));
    return copy;
  }

  #inPlay(now: number, needed: number, own?: string): ModelBonus | undefined {
    const mayBe = this.open.filter(({ id }) => own === undefined || id === own);
    return mayBe.find((bonus) => !isDone(bonus) && !isExpired(bonus, now) && bonus.left >= needed);
  }

  #beginTurn(now: number): void {
    const first = this.#inPlay(now, 0);
    if (first) first.turnAt ??= now;
  }

  /** The money is in the purse already. */
  give(
    { id, amount, deposit, spins = 0, terms = BONUS, group }: ModelGift,
    { now, rate }: { now: number; rate: number },
  ): void {
    if (amount <= 0) return;
    const joined = this.open.find((bonus) => group !== undefined && bonus.group === group);
    const maxStake = converted(terms.maxStake * 100, 'KES', this.#purse.currency, rate);
    const begun = { wagered: 0, rounds: 0, turnAt: undefined };
    if (joined) {
      joined.amount += amount;
      joined.left += amount;
    } else this.open.push({ id, amount, left: amount, deposit, ...begun, maxStake, terms, spins, group });
    this.#beginTurn(now);
  }

  /** Bonuses that came in one turn of the workers have no order of their own. */
  learnOrder(ids: readonly string[]): void {
    this.open.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  /** Counts the stake of a new round. Returns how much, and for which bonus; undefined when it is not the business of one. */
  stake(
    { kind, stake, atRisk = stake, bonusStake }: Pick<ModelRound, 'kind' | 'stake' | 'atRisk' | 'bonusStake'>,
    now: number,
  ) {
    const bonus = this.#inPlay(now, bonusStake);
    if (!bonus) return undefined;
    const counted = stake <= bonus.maxStake ? Math.floor((atRisk * bonus.terms.contribution[kind]) / 100) : 0;
    if (counted === 0 && bonusStake === 0) return undefined;
    this.#count(bonus, { counted, bonusStake, rounds: 1 }, now);
    return { counted, bonusId: bonus.id };
  }

  /** Counts what is added to the stake of an open round, which stays with its bonus. The reason for a refusal; undefined for none. */
  raise(round: ModelRound, added: number, bonusAdded: number, now: number): string | undefined {
    const { kind, wager } = round;
    const bonus = this.#inPlay(now, bonusAdded, wager?.bonusId);
    if (bonusAdded > 0 && !bonus) return 'bonus_waits';
    if (!bonus) return undefined;
    const isAbove = round.stake + added > bonus.maxStake;
    if (isAbove && round.bonusStake + bonusAdded > 0) return 'bonus_stake_limit';
    const counted = isAbove ? 0 : Math.floor((added * bonus.terms.contribution[kind]) / 100);
    if (counted > 0 || bonusAdded > 0) {
      this.#count(bonus, { counted, bonusStake: bonusAdded, rounds: wager ? 0 : 1 }, now);
      round.wager = { counted: counted + (wager ? wager.counted : 0), bonusId: bonus.id };
    }
    return undefined;
  }

  #count(bonus: ModelBonus, staked: { counted: number; bonusStake: number; rounds: number }, now: number): void {
    bonus.wagered += staked.counted;
    bonus.left -= staked.bonusStake;
    bonus.rounds += staked.rounds;
    bonus.turnAt ??= now;
    this.#beginTurn(now);
  }

  /** A round has ended; its money has moved. `back`: the part that is bonus money. */
  endRound({ wager, status }: Pick<ModelRound, 'wager' | 'status'>, back: number, now: number): void {
    const bonus = this.open.find(({ id }) => id === wager?.bonusId);
    if (wager && bonus) {
      bonus.rounds -= 1;
      bonus.left += back;
      if (status === 'void') bonus.wagered -= wager.counted;
      this.#beginTurn(now);
    }
    this.look(now);
  }

  /** Ends what is over. */
  look(now: number): void {
    const least = STAKES[this.#purse.currency].min * 100;
    for (const bonus of this.open.filter(({ rounds }) => rounds === 0))
      if (bonus.left === 0) this.#end(bonus, 'usedUp', now);
      else if (isDone(bonus)) this.#end(bonus, 'converted', now);
      else if (isExpired(bonus, now)) this.#end(bonus, 'expired', now);
      else if (bonus.left < Math.min(least, bonus.amount)) this.#end(bonus, 'usedUp', now);
  }

  /** Why a withdrawal is refused for the sake of bonuses; undefined for no reason. */
  refusalOfWithdrawal(now: number, endsBonus: boolean): string | undefined {
    const copy = this.#copy();
    copy.look(now);
    if (copy.#tied.length === 0) return undefined;
    if (copy.#tied.some(({ rounds }) => rounds > 0)) return 'bonus_in_round';
    return endsBonus ? undefined : 'bonus_ends';
  }

  get #tied(): ModelBonus[] {
    return this.open.filter(({ deposit }) => deposit !== undefined);
  }

  /** A withdrawal is accepted: bonuses of deposits end. Nothing happens without one. */
  untie(now: number): void {
    const copy = this.#copy();
    copy.look(now);
    if (copy.#tied.length === 0) return;
    this.look(now);
    for (const bonus of this.#tied) this.#end(bonus, 'forfeited', now);
  }

  /** The reason for a refusal; undefined for none. */
  giveUp(id: string, now: number): string | undefined {
    if (this.ended.some(({ bonus }) => bonus.id === id)) return undefined;
    const known = this.open.find((bonus) => bonus.id === id);
    if (!known) return 'bonus_not_found';
    if (known.rounds > 0) return 'bonus_in_round';
    this.look(now);
    if (this.open.includes(known)) this.#end(known, 'forfeited', now);
    return undefined;
  }

  #end(bonus: ModelBonus, status: ModelEnd['status'], now: number): void {
    const { left, amount, terms } = bonus;
    const isPaid = status === 'converted' || status === 'usedUp';
    const real = isPaid ? Math.min(left, amount * terms.conversionTimes) : 0;
    this.#purse.bonus -= left;
    this.#purse.balance += real;
    if (status === 'converted') this.#purse.onSpins(bonus.spins);
    this.open = this.open.filter((other) => other !== bonus);
    this.ended.push({ bonus, status, converted: real, lost: left - real });
    this.#beginTurn(now);
  }
}

const isDone = ({ wagered, amount, deposit = 0, terms }: ModelBonus): boolean =>
  wagered >= (amount + deposit) * terms.wagering;

const isExpired = ({ turnAt, terms }: ModelBonus, now: number): boolean =>
  turnAt !== undefined && now >= turnAt + terms.expiryDays * DAY;
