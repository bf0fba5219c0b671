/** A second, independent implementation of docs/money.md: one player's money in memory, minor units of the account. */
import type { Currency } from '../../../server/src/store/records/money.ts';
import { BONUS, bonusMinor, centsOfParts, converted, costOfShillings, partsOfKes, shillingsOf } from '../money.ts';
import { sumOf } from '../playerRecords.ts';
import { BonusModel } from './BonusModel.ts';
import type { ModelAsk, ModelDeposit, ModelPart, ModelWithdrawal, Moment, Status } from './playerTypes.ts';
import { PlayModel } from './PlayModel.ts';
import { RewardsModel } from './RewardsModel.ts';

const MOST_KES = 250_000;
export const LEAST = { USD: 1_000, KES: 10_000 } as const;
const creditOf = ({ credited }: ModelDeposit): number => credited?.minor ?? 0;
const HELD: readonly Status[] = ['pending', 'processing', 'review'];

export class PlayerModel {
  readonly uid: string;
  currency: Currency;
  readonly deposits: ModelDeposit[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];
  readonly bonuses = new BonusModel(this);
  readonly play = new PlayModel(this, this.bonuses);
  readonly rewards = new RewardsModel(this);
  /** The accounts of the same person: they have met by a card. */
  person: readonly PlayerModel[] = [this];
  balance = 0;
  bonus = 0;
  hasDeposited = false;
  readonly onSpins = (count: number): void => void (this.rewards.oldSpins += count);
  /** Remainder of conversions, thousandths of a US cent. */
  #rest = 0;

  /** The first account that each card has paid for. */
  readonly #cards: Map<string, PlayerModel>;

  constructor(uid: string, currency: Currency, cards: Map<string, PlayerModel>) {
    this.uid = uid;
    this.currency = currency;
    this.#cards = cards;
  }

  /** A break of one account is one of the person. */
  get isOnBreak(): boolean {
    return this.person.some(({ play }) => play.isOnBreak);
  }

  get held(): number {
    return sumOf(this.withdrawals, ({ status, debit }) => (HELD.includes(status) ? debit : 0));
  }

  /** The currency is fixed by any money or round, and by a payment that may still bring some. */
  get isUsed(): boolean {
    return this.hasPaid || this.rewards.hasGivenMoney || this.play.rounds.length > 0;
  }

  /** True when the player has paid or may have paid. */
  get hasPaid(): boolean {
    return this.deposits.some(({ status }) => status !== 'failed');
  }

  open(deposit: Omit<ModelDeposit, 'refundable'>): void {
    this.deposits.push({ ...deposit, refundable: 0 });
  }

  find(id: string): ModelDeposit | undefined {
    return this.deposits.find((deposit) => deposit.id === id);
  }

  /** The provider's outcome becomes known. A failed deposit that was paid gets a new record. */
  settle(deposit: ModelDeposit, end: 'paid' | 'failed', moment: Moment): void {
    if (deposit.status === 'completed') return;
    if (deposit.status === 'failed') return end === 'paid' ? this.#settleLate(deposit, moment) : undefined;
    deposit.status = end === 'paid' ? 'completed' : 'failed';
    if (end === 'paid') this.#credit(deposit, moment);
  }

  /** The reason for a refusal; undefined for none. */
  refusalOf({ minor, method, endsBonus }: ModelAsk, { rate, now }: Moment): string | undefined {
    const completed = this.deposits.filter(({ status }) => status === 'completed');
    if (minor <= 0) return 'invalid_amount';
    if (completed.length === 0) return 'no_deposit_history';
    if (minor > this.balance - this.held) return 'insufficient_balance';
    if (minor < LEAST[this.currency]) return 'below_minimum';
    const most = this.#mostBy(method, rate);
    if (most <= 0) return 'method_unavailable';
    return minor > most ? 'above_method_limit' : this.bonuses.refusalOfWithdrawal(now, endsBonus);
  }

  /** A method pays back what came by it and has not gone back; the player's own phone pays winnings too. */
  #mostBy(method: ModelAsk['method'], rate: number): number {
    const completed = this.deposits.filter(({ status }) => status === 'completed');
    const byPhone = completed.filter((deposit) => deposit.method === 'mpesa');
    const sent = this.withdrawals.filter((known) => known.method === 'mpesa' && known.status !== 'failed');
    const toPhone = Math.max(0, sumOf(byPhone, creditOf) - sumOf(sent, ({ debit }) => debit));
    const toCard = sumOf(completed, ({ refundable }) => refundable);
    const free = Math.max(0, this.balance - this.held);
    const owed = (minor: number) => (minor < LEAST[this.currency] ? 0 : minor);
    if (method === 'card') return Math.min(free, owed(toCard));
    const won = Math.max(0, free - owed(toPhone) - owed(toCard));
    return Math.min(free, owed(toPhone) + won, converted(MOST_KES * 100, 'KES', this.currency, rate));
  }

  withdraw(id: string, ask: ModelAsk, moment: Moment): void {
    const { minor, method } = ask;
    const { currency } = this;
    const refused = this.refusalOf(ask, moment);
    const isRefused = refused !== undefined;
    // These leave no record.
    if (refused === 'bonus_ends' || refused === 'bonus_in_round') return;
    if (!isRefused) this.bonuses.untie(moment.now);
    const payoutKes = shillingsOf(minor, currency, moment.rate);
    const cost = method === 'mpesa' ? costOfShillings(payoutKes, currency, moment.rate) : minor;
    const debit = isRefused ? 0 : cost;
    const parts = !isRefused && method === 'card' ? this.#takeRefundable(minor) : [];
    const status = isRefused ? 'failed' : 'pending';
    this.withdrawals.push({ id, method, currency, debit, payoutKes, parts, status, isRefused, createdAt: moment.now });
  }

  endPayout(withdrawal: ModelWithdrawal, isPaid: boolean): void {
    const { status, isRefused, debit } = withdrawal;
    const isLate = status === 'failed' && isPaid && !isRefused;
    const lateId = `${withdrawal.id}-late`;
    if (isLate && !this.withdrawals.some(({ id }) => id === lateId))
      this.withdrawals.push({ ...withdrawal, id: lateId, status: 'review' });
    if (!HELD.includes(status)) return;
    withdrawal.status = isPaid ? 'completed' : 'failed';
    if (isPaid) this.balance -= debit;
  }

  /** The provider pays or refuses each part; the amount of a refused one can be refunded again. */
  endRefunds(withdrawal: ModelWithdrawal, isRefundable: (part: ModelPart) => boolean): void {
    const refused = withdrawal.parts.filter((part) => !isRefundable(part));
    for (const { deposit, minor } of refused) deposit.refundable += minor;
    const isPaid = refused.length < withdrawal.parts.length;
    withdrawal.status = isPaid ? 'completed' : 'failed';
    if (!isPaid) return;
    this.balance -= withdrawal.debit;
    refused.forEach((part) => this.#giveBack(withdrawal, part));
  }

  #credit(deposit: ModelDeposit, moment: Moment): void {
    const { rate } = moment;
    const { method, minor: paid, currency: paidIn, hasBonus } = deposit;
    const { currency } = this;
    const minor =
      paidIn === 'KES' && currency === 'USD' ? this.#toCents(paid, rate) : converted(paid, paidIn, currency, rate);
    this.balance += minor;
    this.#meet(deposit);
    deposit.credited = { minor, currency, rate };
    if (method === 'stripe' && paidIn === currency) deposit.refundable = minor;
    const bonus = hasBonus ? bonusMinor(converted(paid, paidIn, 'KES', rate), currency, rate) : 0;
    this.bonus += bonus;
    this.hasDeposited ||= minor > 0;
    this.bonuses.give({ id: deposit.id, amount: bonus, deposit: minor, spins: BONUS.freeSpins }, moment);
  }

  #meet({ card }: ModelDeposit): void {
    if (card === undefined) return;
    const known = this.#cards.get(card);
    if (!known) this.#cards.set(card, this);
    else if (!this.person.includes(known)) {
      const person = [...this.person, ...known.person];
      for (const account of person) account.person = person;
    }
  }

  #toCents(kesMinor: number, rate: number): number {
    const parts = this.#rest + partsOfKes(kesMinor, rate);
    this.#rest = parts % 1_000;
    return centsOfParts(parts);
  }

  /** Opened by the first report of the payment; a second report comes after its end. */
  #settleLate(deposit: ModelDeposit, moment: Moment): void {
    const id = `${deposit.id}-late`;
    const late = this.find(id);
    if (late) this.settle(late, 'paid', moment);
    else this.deposits.push({ ...deposit, id, status: 'processing', createdAt: moment.now });
  }

  /** Oldest payments first. */
  #takeRefundable(minor: number): ModelPart[] {
    const parts: ModelPart[] = [];
    let left = minor;
    for (const deposit of this.deposits.toSorted((a, b) => a.createdAt - b.createdAt)) {
      const taken = Math.min(left, deposit.refundable);
      left -= taken;
      deposit.refundable -= taken;
      if (taken > 0) parts.push({ deposit, minor: taken });
    }
    return parts;
  }

  #giveBack({ id }: ModelWithdrawal, { deposit, minor }: ModelPart): void {
    const { currency } = this;
    this.balance += minor;
    const returned = { id: `${id}-${deposit.id}`, method: 'returned', minor, currency, status: 'completed' } as const;
    const credited = { minor, currency, rate: undefined };
    this.deposits.push({ ...returned, credited, hasBonus: false, provider: 'paid', createdAt: 0, refundable: 0 });
  }
}
