/** A second, independent implementation of docs/decisions/rounds-for-money.md: one player's rounds in memory. */
import { MOST_FLIGHT_BETS } from '../../../contract/playTerms.ts';
import type { Currency } from '../../../server/src/store/records/money.ts';
import { sumOf } from '../playerRecords.ts';
import type { BonusModel } from './BonusModel.ts';
import type { DrawnRound, ModelFlight, ModelLaunch, ModelRound, ModelSeeds, ModelStep } from './playTypes.ts';
import { addedBy, endOf, exactWinOf, isAllowed, startOf, winOf, worthOf } from './roundEnds.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const IDLE = 30 * MINUTE;

/** Stakes come from here. Minor units. */
interface Purse {
  currency: Currency;
  balance: number;
  bonus: number;
  readonly held: number;
}

export class PlayModel {
  readonly rounds: ModelRound[] = [];
  readonly launches: ModelLaunch[] = [];
  /** The seeds are unknown before the first bet. */
  seeds: ModelSeeds | undefined;
  isOnBreak = false;
  /** Ids of bets that were taken back before they came. */
  readonly takenBack = new Set<string>();
  /** Unix ms. */
  lastSpinAt = -Infinity;
  readonly #purse: Purse;
  readonly #bonuses: BonusModel;

  constructor(purse: Purse, bonuses: BonusModel) {
    this.#purse = purse;
    this.#bonuses = bonuses;
  }

  get free(): number {
    return Math.max(0, this.#purse.balance - this.#purse.held);
  }

  /** True while a round of the player's own seeds is open. */
  get isOpen(): boolean {
    return this.rounds.some(({ status, flight }) => status === 'open' && flight === undefined);
  }

  /** Bets, staked, wins and the greatest win. */
  get totals(): number[] {
    const wins = this.rounds.map(({ win }) => win).filter((win) => win > 0);
    const counted = this.rounds.filter(({ status }) => status !== 'void');
    return [counted.length, sumOf(this.rounds, ({ stake }) => stake), wins.length, Math.max(0, ...wins)];
  }

  isLive({ isEnded, usedAt }: ModelLaunch, now: number): boolean {
    return !isEnded && now <= usedAt + IDLE;
  }

  openRoundOf(kind: ModelRound['kind']): ModelRound | undefined {
    return this.rounds.find((round) => round.kind === kind && round.status === 'open' && round.flight === undefined);
  }

  openIn(flight: string): ModelRound[] {
    return this.rounds.filter((round) => round.flight === flight && round.status === 'open');
  }

  /** Real money before bonus money. */
  bet(launch: ModelLaunch, drawn: DrawnRound, now: number): ModelRound {
    this.#bonuses.look(now);
    const real = Math.min(drawn.stake, this.free);
    const bonusStake = drawn.stake - real;
    this.#purse.balance -= real;
    this.#purse.bonus -= bonusStake;
    const round: ModelRound = {
      ...drawn,
      ...{ status: 'open', bonusStake, steps: [], win: 0, multiplier: 0, createdAt: now },
      wager: this.#bonuses.stake({ ...drawn, bonusStake }, now),
      after: this.#account,
    };
    this.#keep(launch, round, now);
    this.#endIfOver(round, now);
    return round;
  }

  /** A free spin: without a stake, and won as bonus. */
  spin(launch: ModelLaunch, drawn: DrawnRound, now: number): ModelRound {
    const [freeSpin, multiplier] = [drawn.stake, drawn.instant ?? 0];
    const win = winOf(freeSpin, multiplier, this.#purse.currency);
    this.#purse.bonus += win;
    const ended = { status: 'settled', stake: 0, bonusStake: 0, freeSpin, win, multiplier } as const;
    const round = { ...drawn, ...ended, steps: [], createdAt: now, wager: undefined, after: this.#account };
    this.#keep(launch, round, now);
    return round;
  }

  #keep(launch: ModelLaunch, round: ModelRound, now: number): void {
    this.rounds.push(round);
    if (launch.kind === 'slots') this.lastSpinAt = now;
    if (now - launch.usedAt > MINUTE) launch.usedAt = now;
  }

  /** True when the game takes no more bets of the player until one has ended. */
  isFull({ kind, isShared }: ModelLaunch, flight: ModelFlight | undefined): boolean {
    if (!isShared) return this.openRoundOf(kind) !== undefined;
    return this.openIn(flight?.id ?? '').length >= MOST_FLIGHT_BETS;
  }

  /** The reason for a refusal; undefined for none. `raiseRefusal`: why no step may add to a stake. */
  step(round: ModelRound, step: ModelStep, now: number, raiseRefusal?: string): string | undefined {
    const known = round.steps.find(({ id }) => id === step.id);
    if (known) return known.action === step.action && known.tile === step.tile ? undefined : 'step_conflict';
    if (round.status !== 'open' || this.#endIfOver(round, now)) return 'round_closed';
    if (!isAllowed(round, step, now)) return 'step_invalid';
    const added = addedBy(round, step);
    const refused = added > 0 ? (raiseRefusal ?? this.#raise(round, added, now)) : undefined;
    if (refused) return refused;
    round.steps.push(step);
    if (step.action === 'cashOut') this.#settle(round, worthOf(round, now), now);
    else this.#endIfOver(round, now);
    return undefined;
  }

  /** Takes more for a hand that is doubled or split. The reason for a refusal; undefined for none. */
  #raise(round: ModelRound, added: number, now: number): string | undefined {
    const bonusAdded = added - Math.min(added, this.free);
    if (bonusAdded > this.#purse.bonus) return 'insufficient_funds';
    const refused = this.#bonuses.raise(round, added, bonusAdded, now);
    if (refused) return refused;
    this.#purse.balance -= added - bonusAdded;
    this.#purse.bonus -= bonusAdded;
    round.stake += added;
    round.bonusStake += bonusAdded;
    round.raised = (round.raised ?? 0) + added;
    round.after = this.#account;
    return undefined;
  }

  /** Mines without a tile, and a flight that has not started, give their stake back. */
  takeBack(round: ModelRound, now: number): void {
    const isUntouched = round.flight === undefined ? isUnopened(round) : now < startOf(round);
    if (round.status === 'open' && isUntouched) this.#giveBack(round, now);
  }

  /** Ends the rounds that are left of a flight after its crash. A stake that is lost goes back if nobody flew, and only a hand could cash it out. */
  endFlight({ id, crashesAt }: ModelFlight, now: number, isUnattended: boolean): void {
    for (const round of this.openIn(id)) {
      const end = endOf(round, Math.max(now, crashesAt)) ?? 0;
      if (end === 0 && isUnattended && round.target === undefined) this.#giveBack(round, now);
      else this.#settle(round, end, now);
      round.after = undefined;
    }
  }

  /** Workers end what is over, cash out what nobody finished, and forget launches. */
  work(now: number): void {
    this.endDue(now);
    this.#bonuses.look(now);
    for (const launch of this.launches.filter(({ usedAt }) => now - usedAt > DAY)) launch.isForgotten = true;
  }

  /** The part of the workers that ends rounds. */
  endDue(now: number): void {
    for (const round of this.rounds.filter(({ status }) => status === 'open')) {
      this.#endIfDue(round, now);
      if (round.status !== 'open') round.after = undefined;
    }
  }

  get #account() {
    const { balance, bonus } = this.#purse;
    return { balance, bonus };
  }

  #giveBack(round: ModelRound, now: number): void {
    this.#purse.balance += round.stake - round.bonusStake;
    this.#purse.bonus += round.bonusStake;
    const back = round.bonusStake;
    Object.assign(round, { status: 'void', stake: 0, bonusStake: 0 });
    this.#bonuses.endRound(round, back, now);
    round.after = this.#account;
  }

  #endIfDue(round: ModelRound, now: number): void {
    if (this.#endIfOver(round, now) || round.kind === 'crash' || now - round.createdAt < DAY) return;
    if (isUnopened(round)) return this.#giveBack(round, now);
    round.steps.push({ id: 'abandoned', action: 'cashOut' });
    this.#settle(round, worthOf(round, now), now);
  }

  /** True when it is over. The lost rounds of a flight for everybody end together. */
  #endIfOver(round: ModelRound, now: number): boolean {
    const end = endOf(round, now);
    if (end === undefined) return false;
    if (end > 0 || round.flight === undefined) this.#settle(round, end, now);
    return true;
  }

  #settle(round: ModelRound, multiplier: number, now: number): void {
    const { stake, bonusStake } = round;
    const win = exactWinOf(round, now) ?? winOf(stake, multiplier, this.#purse.currency);
    const bonus = Number((BigInt(win) * BigInt(bonusStake)) / BigInt(stake));
    this.#purse.balance += win - bonus;
    this.#purse.bonus += bonus;
    Object.assign(round, { status: 'settled', win, multiplier });
    this.#bonuses.endRound(round, bonus, now);
    round.after = this.#account;
  }
}

/** A round of mines without a tile, and one of hilo without a guess. */
const isUnopened = ({ kind, steps }: ModelRound): boolean =>
  (kind === 'mines' || kind === 'hilo') && steps.every(({ action }) => action === 'skip');
