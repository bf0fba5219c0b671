/** A second, independent implementation of docs/decisions/rounds-for-money.md: one player's rounds in memory. */
import { MAX_WIN, STAKES } from '../../../../contract/playTerms.ts';
import { msUntil, multiplierAt } from '../../../../originals/crash/rules/index.ts';
import { minesMultiplierOf, TILES } from '../../../../originals/mines/rules/index.ts';
import type { Currency } from '../../../../server/src/store/records/money.ts';
import { sumOf } from '../../playerRecords.ts';
import type { BonusModel } from './BonusModel.ts';
import type { DrawnRound, ModelLaunch, ModelRound, ModelSeeds, ModelStep } from './playTypes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const IDLE = 30 * MINUTE;
const SPIN = 2_500;

/** Where stakes come from. Minor units. */
interface Purse {
  currency: Currency;
  balance: number;
  bonus: number;
  readonly held: number;
}

export class PlayModel {
  readonly rounds: ModelRound[] = [];
  readonly launches: ModelLaunch[] = [];
  /** Since the first bet. */
  seeds: ModelSeeds | undefined;
  isOnBreak = false;
  #lastSpinAt = -Infinity;
  readonly #purse: Purse;
  readonly #bonuses: BonusModel;

  constructor(purse: Purse, bonuses: BonusModel) {
    this.#purse = purse;
    this.#bonuses = bonuses;
  }

  get free(): number {
    return Math.max(0, this.#purse.balance - this.#purse.held);
  }

  get isOpen(): boolean {
    return this.rounds.some(({ status }) => status === 'open');
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
    return this.rounds.find((round) => round.kind === kind && round.status === 'open');
  }

  refusalOf(launch: ModelLaunch, ask: { stake: number; isValid: boolean }, now: number): string | undefined {
    const { currency, held } = this.#purse;
    const { min, max } = STAKES[currency];
    if (!this.isLive(launch, now)) return 'launch_expired';
    if (this.isOnBreak) return 'time_out';
    if (this.openRoundOf(launch.kind)) return 'round_open';
    if (launch.kind === 'slots' && now - this.#lastSpinAt < SPIN) return 'too_soon';
    if (!ask.isValid) return 'choice_invalid';
    if (ask.stake < min * 100 || ask.stake > max * 100) return 'stake_out_of_range';
    const { balance, usable, maxStake } = this.#bonuses.preview(now);
    const free = Math.max(0, balance - held);
    if (ask.stake > free + usable) return 'insufficient_funds';
    return ask.stake > free && ask.stake > maxStake ? 'bonus_stake_limit' : undefined;
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
      counted: this.#bonuses.stake({ ...drawn, bonusStake }, now),
      after: this.#account,
    };
    this.rounds.push(round);
    if (launch.kind === 'slots') this.#lastSpinAt = now;
    if (now - launch.usedAt > MINUTE) launch.usedAt = now;
    this.#endIfOver(round, now);
    return round;
  }

  /** The reason for a refusal; undefined for none. */
  step(round: ModelRound, step: ModelStep, now: number): string | undefined {
    const known = round.steps.find(({ id }) => id === step.id);
    if (known) return known.action === step.action && known.tile === step.tile ? undefined : 'step_conflict';
    if (round.status !== 'open' || this.#endIfOver(round, now)) return 'round_closed';
    const opened = round.steps.map(({ tile }) => tile);
    const isInvalid =
      round.kind === 'crash'
        ? step.action === 'open'
        : step.action === 'cashOut'
          ? opened.length === 0
          : opened.includes(step.tile);
    if (isInvalid) return 'step_invalid';
    round.steps.push(step);
    if (step.action === 'cashOut') this.#settle(round, this.#worth(round, now), now);
    else this.#endIfOver(round, now);
    return undefined;
  }

  /** Only mines without a tile give their stake back. */
  takeBack(round: ModelRound, now: number): void {
    if (round.status !== 'open' || round.kind !== 'mines' || round.steps.length > 0) return;
    this.#purse.balance += round.stake - round.bonusStake;
    this.#purse.bonus += round.bonusStake;
    Object.assign(round, { status: 'void', stake: 0, bonusStake: 0 });
    this.#bonuses.endRound(round, now);
    round.after = this.#account;
  }

  /** Workers end what is over, cash out what nobody finished, and forget launches. */
  work(now: number): void {
    for (const round of this.rounds.filter(({ status }) => status === 'open')) {
      this.#endIfDue(round, now);
      if (round.status !== 'open') round.after = undefined;
    }
    this.#bonuses.look(now);
    for (const launch of this.launches.filter(({ usedAt }) => now - usedAt > DAY)) launch.isForgotten = true;
  }

  get #account() {
    const { balance, bonus } = this.#purse;
    return { balance, bonus };
  }

  #endIfDue(round: ModelRound, now: number): void {
    if (this.#endIfOver(round, now) || round.kind === 'crash' || now - round.createdAt < DAY) return;
    if (round.steps.length === 0) return this.takeBack(round, now);
    round.steps.push({ id: 'abandoned', action: 'cashOut' });
    this.#settle(round, this.#worth(round, now), now);
  }

  /** The multiplier of a cash-out now. */
  #worth({ kind, steps, mines = [], crashAt = 0, createdAt }: ModelRound, now: number): number {
    if (kind === 'crash') return Math.min(multiplierAt(now - createdAt), crashAt);
    return minesMultiplierOf(mines.length, steps.filter(({ action }) => action === 'open').length);
  }

  /** Whether it is. */
  #endIfOver(round: ModelRound, now: number): boolean {
    const end = this.#endOf(round, now);
    if (end === undefined) return false;
    this.#settle(round, end, now);
    return true;
  }

  /** The final multiplier of a round that is over without a cash-out by hand; undefined while it is not. */
  #endOf({ instant, mines, crashAt = 0, target = Infinity, steps, createdAt }: ModelRound, now: number) {
    if (instant !== undefined) return instant;
    if (mines) {
      if (steps.some(({ tile = -1 }) => mines.includes(tile))) return 0;
      return steps.length === TILES - mines.length ? minesMultiplierOf(mines.length, steps.length) : undefined;
    }
    const elapsed = now - createdAt;
    if (target <= crashAt && multiplierAt(elapsed) >= target) return target;
    return elapsed >= msUntil(crashAt) ? 0 : undefined;
  }

  #settle(round: ModelRound, multiplier: number, now: number): void {
    const { stake, bonusStake } = round;
    const most = BigInt(MAX_WIN[this.#purse.currency] * 100);
    const product = (BigInt(stake) * BigInt(multiplier)) / 100n;
    const win = product < most ? product : most;
    const bonus = Number((win * BigInt(bonusStake)) / BigInt(stake));
    this.#purse.balance += Number(win) - bonus;
    this.#purse.bonus += bonus;
    Object.assign(round, { status: 'settled', win: Number(win), multiplier });
    this.#bonuses.endRound(round, now);
    round.after = this.#account;
  }
}
