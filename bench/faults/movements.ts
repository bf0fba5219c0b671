/** What moves the balance of a player, by kind of record. Another kind of movement is one more line here. */
import { isCompleted } from '../../server/src/ledger/index.ts';
import type { PlayerRecords } from './playerRecords.ts';

export interface Movement {
  /** The record of its journal line. */
  recordId: string;
  /** Minor units of the account; negative for a debit. */
  delta: number;
  /** That the record says. */
  currency: string | undefined;
}

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

const KINDS: readonly MovementsOf[] = [deposited, withdrawn];

export const movementsOf: MovementsOf = (records) => KINDS.flatMap((kind) => kind(records));
