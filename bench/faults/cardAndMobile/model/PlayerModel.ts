/** A second, independent implementation of docs/money.md: one player's money in memory, US cents. */
import {
  bonusCents,
  centsOfKes,
  centsOfParts,
  costOfShillings,
  kesMinorOf,
  partsOfKes,
  shillingsOf,
} from '../../money.ts';
import { sumOf } from '../../playerRecords.ts';

export type Status = 'pending' | 'processing' | 'review' | 'completed' | 'failed';

export interface ModelDeposit {
  id: string;
  method: 'mpesa' | 'stripe' | 'returned';
  /** KES cents or US cents, by method. */
  minor: number;
  hasBonus: boolean;
  status: Status;
  /** The provider's state. */
  provider: 'open' | 'paid' | 'failed';
  /** By the scene's clock. */
  createdAt: number;
  refundable: number;
  paymentIntentId?: string;
}

export interface ModelPart {
  deposit: ModelDeposit;
  cents: number;
}

export interface ModelWithdrawal {
  id: string;
  method: 'mpesa' | 'card';
  debit: number;
  payoutKes: number;
  parts: ModelPart[];
  status: Status;
  isRefused: boolean;
  /** By the scene's clock. */
  createdAt: number;
}

type ModelAsk = Pick<ModelWithdrawal, 'id' | 'method' | 'createdAt'> & { cents: number };

const MOST_KES = 250_000;
const LEAST = 1_000;
const HELD: readonly Status[] = ['pending', 'processing', 'review'];

export class PlayerModel {
  readonly uid: string;
  readonly deposits: ModelDeposit[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];
  balance = 0;
  bonus = 0;
  /** Remainder of conversions, thousandths of a US cent. */
  #rest = 0;

  constructor(uid: string) {
    this.uid = uid;
  }

  get held(): number {
    return sumOf(this.withdrawals, ({ status, debit }) => (HELD.includes(status) ? debit : 0));
  }

  open(deposit: Omit<ModelDeposit, 'refundable'>): void {
    this.deposits.push({ ...deposit, refundable: 0 });
  }

  find(id: string): ModelDeposit | undefined {
    return this.deposits.find((deposit) => deposit.id === id);
  }

  /** The provider's outcome becomes known. A failed deposit that was paid gets a new record. */
  settle(deposit: ModelDeposit, end: 'paid' | 'failed', now: number): void {
    if (deposit.status === 'completed') return;
    if (deposit.status === 'failed') return end === 'paid' ? this.#settleLate(deposit, now) : undefined;
    deposit.status = end === 'paid' ? 'completed' : 'failed';
    if (end === 'paid') this.#credit(deposit);
  }

  /** The reason for a refusal; undefined for none. */
  refusalOf(cents: number, method: 'mpesa' | 'card'): string | undefined {
    const completed = this.deposits.filter(({ status }) => status === 'completed');
    if (cents <= 0) return 'invalid_amount';
    if (completed.length === 0) return 'no_deposit_history';
    if (cents > this.balance - this.held) return 'insufficient_balance';
    if (cents < LEAST) return 'below_minimum';
    const most = method === 'mpesa' ? centsOfKes(MOST_KES * 100) : sumOf(completed, ({ refundable }) => refundable);
    const paidWith = method === 'mpesa' ? 'mpesa' : 'stripe';
    if (!completed.some((deposit) => deposit.method === paidWith) || most <= 0) return 'method_unavailable';
    return cents > most ? 'above_method_limit' : undefined;
  }

  withdraw({ id, cents, method, createdAt }: ModelAsk): void {
    const isRefused = this.refusalOf(cents, method) !== undefined;
    const payoutKes = shillingsOf(cents);
    const debit = method === 'mpesa' ? costOfShillings(payoutKes) : cents;
    const parts = !isRefused && method === 'card' ? this.#takeRefundable(cents) : [];
    const status = isRefused ? 'failed' : 'pending';
    this.withdrawals.push({ id, method, debit: isRefused ? 0 : debit, payoutKes, parts, status, isRefused, createdAt });
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
    for (const { deposit, cents } of refused) deposit.refundable += cents;
    const isPaid = refused.length < withdrawal.parts.length;
    withdrawal.status = isPaid ? 'completed' : 'failed';
    if (!isPaid) return;
    this.balance -= withdrawal.debit;
    refused.forEach((part) => this.#giveBack(withdrawal, part));
  }

  #credit(deposit: ModelDeposit): void {
    const { method, minor, hasBonus } = deposit;
    const cents = method === 'mpesa' ? this.#convert(minor) : minor;
    this.balance += cents;
    if (method === 'stripe') deposit.refundable = cents;
    if (hasBonus) this.bonus += bonusCents(method === 'mpesa' ? minor : kesMinorOf(minor));
  }

  #convert(kesMinor: number): number {
    const parts = this.#rest + partsOfKes(kesMinor);
    this.#rest = parts % 1_000;
    return centsOfParts(parts);
  }

  /** Opened by the first report of the payment; a second report comes after its end. */
  #settleLate(deposit: ModelDeposit, now: number): void {
    const id = `${deposit.id}-late`;
    const late = this.find(id);
    if (late) this.settle(late, 'paid', now);
    else this.deposits.push({ ...deposit, id, status: 'processing', createdAt: now });
  }

  /** Oldest payments first. */
  #takeRefundable(cents: number): ModelPart[] {
    const parts: ModelPart[] = [];
    let left = cents;
    for (const deposit of this.deposits.toSorted((a, b) => a.createdAt - b.createdAt)) {
      const taken = Math.min(left, deposit.refundable);
      left -= taken;
      deposit.refundable -= taken;
      if (taken > 0) parts.push({ deposit, cents: taken });
    }
    return parts;
  }

  #giveBack({ id }: ModelWithdrawal, { deposit, cents }: ModelPart): void {
    this.balance += cents;
    const returned = { id: `${id}-${deposit.id}`, method: 'returned', minor: cents, status: 'completed' } as const;
    this.deposits.push({ ...returned, hasBonus: false, provider: 'paid', createdAt: 0, refundable: 0 });
  }
}
