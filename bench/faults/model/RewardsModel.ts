/** A second, independent implementation of what the wheel, the bonus market and free spins give one player. */
import { POINT_STAKE } from '../../../contract/market.ts';
import type { Currency } from '../../../server/src/store/records/money.ts';
import { sumOf } from '../playerRecords.ts';
import { PLAIN_WAGERING, type SPIN_TERMS, WHEEL, type Wagering } from '../rewards.ts';
import type { BonusModel } from './BonusModel.ts';
import type { Moment } from './playerTypes.ts';
import type { PlayModel } from './PlayModel.ts';
import type { DrawnRound, ModelLaunch, ModelRound } from './playTypes.ts';

const DAY = 86_400_000;
const NAIROBI = 3 * 3_600_000;

export type SpinTerms = typeof SPIN_TERMS;

/** Minor units, or a number of spins. */
export interface ModelPrize {
  bonus: number;
  freeSpins: number;
}

export interface ModelTurn extends ModelPrize {
  day: string;
  segment: number;
}

export interface ModelPurchase extends ModelPrize {
  id: string;
  key: string;
  shelf: 'boxes' | 'freeSpins';
  itemId: string;
  price: number;
  /** Unix ms. */
  at: number;
}

export interface ModelGrant {
  id: string;
  stakes: Readonly<Record<Currency, number>>;
  count: number;
  left: number;
  won: number;
  terms: Wagering;
  /** Unix ms. */
  expiresAt: number;
}

interface Player {
  readonly uid: string;
  readonly currency: Currency;
  bonus: number;
  readonly bonuses: BonusModel;
  readonly play: PlayModel;
}

/** The source of free spins, and the operator's present terms for them. */
interface Giving extends Moment {
  id: string;
  spinTerms: SpinTerms;
}

export const dayIn = (now: number): string => new Date(now + NAIROBI).toISOString().slice(0, 10);

export class RewardsModel {
  readonly turns: ModelTurn[] = [];
  readonly purchases: ModelPurchase[] = [];
  readonly grants: ModelGrant[] = [];
  /** Deposits have given these spins, which count once a slot is opened. */
  oldSpins = 0;
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  /** Thousandths, of real money whose rounds have ended, less what was spent. */
  get pointsMilli(): number {
    const { currency, play } = this.#player;
    const settled = play.rounds.filter(({ status }) => status === 'settled');
    const earned = sumOf(settled, ({ kind, stake, bonusStake, atRisk = stake }) => {
      const risked = Math.floor(((stake - bonusStake) * atRisk) / Math.max(1, stake));
      const counted = kind === 'blackjack' ? Math.floor(risked / 10) : risked;
      return Math.floor((counted * 1_000) / Math.round(POINT_STAKE[currency] * 100));
    });
    return earned - sumOf(this.purchases, ({ price }) => price * 1_000);
  }

  get points(): number {
    return Math.floor(this.pointsMilli / 1_000);
  }

  get hasGivenMoney(): boolean {
    return this.turns.some(({ bonus }) => bonus > 0);
  }

  turnOf(now: number): ModelTurn | undefined {
    return this.turns.find(({ day }) => day === dayIn(now));
  }

  /** The prize of a segment of the wheel, or another one that the operator has set. */
  prizeOf({ bonusKes, bonusUsd, freeSpins }: (typeof WHEEL.segments)[number]): ModelPrize {
    return { bonus: Math.round((this.#player.currency === 'KES' ? bonusKes : bonusUsd) * 100), freeSpins };
  }

  turn(segment: number, moment: Moment, spinTerms: SpinTerms): void {
    const prize = this.prizeOf(WHEEL.segments[segment] ?? { weight: 0, bonusKes: 0, bonusUsd: 0, freeSpins: 0 });
    const day = dayIn(moment.now);
    this.turns.push({ day, segment, ...prize });
    this.#give(prize, WHEEL, { ...moment, id: `wheel:${this.#player.uid}:${day}`, spinTerms });
  }

  buy(purchase: ModelPurchase, moment: Moment, spinTerms: SpinTerms): void {
    this.purchases.push(purchase);
    this.#give(purchase, spinTerms.isActive ? spinTerms : PLAIN_WAGERING, {
      ...moment,
      id: `market:${purchase.id}`,
      spinTerms,
    });
  }

  /** Spins of deposits wait for a slot that is opened while the operator has terms. */
  adopt({ now }: Moment, spinTerms: SpinTerms): void {
    const { uid } = this.#player;
    if (this.oldSpins === 0 || !spinTerms.isActive) return;
    this.#grant(`account:${uid}:${new Date(now).toISOString()}`, this.oldSpins, { now, spinTerms });
    this.oldSpins = 0;
  }

  /** Those that end first come first. */
  openGrants(now: number): ModelGrant[] {
    const open = this.grants.filter(({ left, expiresAt }) => left > 0 && expiresAt > now);
    return open.toSorted((a, b) => a.expiresAt - b.expiresAt || (a.id < b.id ? -1 : 1));
  }

  grantFor(stake: number, now: number): ModelGrant | undefined {
    return this.openGrants(now).find(({ stakes }) => stakes[this.#player.currency] === stake);
  }

  /** The stake is the grant's, and the win is bonus. */
  spin(launch: ModelLaunch, drawn: DrawnRound, moment: Moment): ModelRound {
    const { bonuses, play } = this.#player;
    const { now } = moment;
    const grant = this.grantFor(drawn.stake, now);
    if (!grant) throw new Error('The model has no such free spin');
    bonuses.look(now);
    const round = play.spin(launch, drawn, now);
    grant.left -= 1;
    grant.won += round.win;
    bonuses.give({ id: drawn.id, amount: round.win, terms: grant.terms, group: `spins:${grant.id}` }, moment);
    return round;
  }

  #give({ bonus, freeSpins }: ModelPrize, terms: Wagering, { id, spinTerms, ...moment }: Giving): void {
    if (freeSpins > 0 && spinTerms.isActive) this.#grant(id, freeSpins, { ...moment, spinTerms });
    else this.oldSpins += freeSpins;
    this.#player.bonus += bonus;
    this.#player.bonuses.give({ id, amount: bonus, terms }, moment);
  }

  #grant(id: string, count: number, { now, spinTerms }: { now: number; spinTerms: SpinTerms }): void {
    const { stakeKes, stakeUsd, validDays } = spinTerms;
    const stakes = { KES: stakeKes * 100, USD: Math.round(stakeUsd * 100) };
    this.grants.push({ id, stakes, count, left: count, won: 0, terms: spinTerms, expiresAt: now + validDays * DAY });
  }
}
