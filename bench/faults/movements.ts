/** Everything that moves the balance of a player, by kind of record. Another kind of movement is one more line here. */
import { isCompleted } from '../../server/src/ledger/index.ts';
import type { RoundRecord } from '../../server/src/store/records/round.ts';
import { type PlayerRecords, sumOf } from './playerRecords.ts';

export interface Movement {
  /** The record of its journal line. */
  recordId: string;
  /** Minor units of the account; negative for a debit. */
  delta: number;
  /** The record names this currency. */
  currency: string | undefined;
}

type Stake = Pick<RoundRecord, 'stakeCents' | 'bonusStakeCents' | 'freeSpin'>;
type MovementsOf = (records: PlayerRecords) => Movement[];

const deposited: MovementsOf = ({ deposits }) =>
  deposits.filter(isCompleted).map(({ id, creditedCents = 0, accountCurrency }) => ({
    recordId: id,
    delta: creditedCents,
    currency: accountCurrency,
  }));

const withdrawn: MovementsOf = ({ withdrawals }) =>
  withdrawals
    .filter(isCompleted)
    .map(({ id, debitCents, accountCurrency }) => ({ recordId: id, delta: -debitCents, currency: accountCurrency }));

/** The part of the stake that was bonus has its part of the win, cut to cents; a free spin wins bonus alone. */
const bonusPartOf = (winCents: number, { stakeCents, bonusStakeCents, freeSpin }: Stake): number =>
  freeSpin ? winCents : Number((BigInt(winCents) * BigInt(bonusStakeCents)) / BigInt(stakeCents));

/** Rounds have moved this much of one account. */
const playedWith =
  (account: 'main' | 'bonus'): MovementsOf =>
  ({ rounds }) =>
    rounds.flatMap(({ id, status, currency, freeSpin, returned, jackpots = [], ...round }) => {
      const fed = account === 'main' ? sumOf(jackpots, ({ fedCents }) => fedCents) : 0;
      const prize = account === 'main' ? sumOf(jackpots, ({ prizeCents }) => prizeCents) : 0;
      const winCents = round.winCents - sumOf(jackpots, ({ prizeCents }) => prizeCents);
      const { stakeCents, bonusStakeCents } = returned ?? round;
      const end = returned ? 'rollback' : 'win';
      const paid = returned ? stakeCents : winCents;
      const bonus = bonusPartOf(paid, { stakeCents, bonusStakeCents, freeSpin });
      const [staked, won] =
        account === 'main' ? [stakeCents - bonusStakeCents, paid - bonus] : [bonusStakeCents, bonus];
      const raised = (round.raises ?? []).map((raise, index) => ({
        recordId: `${id}:stake:${index + 1}`,
        delta: account === 'main' ? raise.bonusStakeCents - raise.stakeCents : -raise.bonusStakeCents,
        currency,
      }));
      return [
        ...raised,
        { recordId: `${id}:stake`, delta: fed - staked - sumOf(raised, ({ delta }) => delta), currency },
        { recordId: `${id}:jackpots`, delta: -fed, currency },
        { recordId: `${id}:prize`, delta: prize, currency },
        { recordId: `${id}:${end}`, delta: status === 'open' ? 0 : won, currency },
      ].filter(({ delta }) => delta !== 0);
    });

export const playedOf = playedWith('main');

/** Bonus money that became real. */
export const convertedOf: MovementsOf = ({ bonuses }) =>
  bonuses
    .filter(({ convertedCents }) => convertedCents > 0)
    .map(({ id, convertedCents, currency }) => ({ recordId: `${id}:conversion`, delta: convertedCents, currency }));

/** The bank took this much back. */
export const takenBackOf: MovementsOf = ({ disputes }) =>
  disputes
    .filter(({ status }) => status === 'lost')
    .map(({ id, lostCents = 0, currency }) => ({ recordId: `dispute:${id}`, delta: -lostCents, currency }));

/** Two people have corrected the balance by this much. */
export const correctedOf: MovementsOf = ({ corrections }) =>
  corrections.map(({ id, deltaCents, currency }) => ({ recordId: id, delta: deltaCents, currency }));

const KINDS: readonly MovementsOf[] = [deposited, withdrawn, playedOf, convertedOf, takenBackOf, correctedOf];

export const bonusMovementsOf = playedWith('bonus');

export const movementsOf: MovementsOf = (records) => KINDS.flatMap((kind) => kind(records));
