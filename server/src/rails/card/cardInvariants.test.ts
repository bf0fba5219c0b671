import { describeLedgerInvariants } from '../../ledger/ledgerInvariants.suite.ts';
import { openSqliteStore } from '../../store/sqlite/openSqliteStore.ts';
import { describeCardMoneyIn } from './cardMoneyIn.suite.ts';
import { describeCardMoneyOut } from './cardMoneyOut.suite.ts';
import { describeCardReward } from './cardReward.suite.ts';
import { describeCardShillings } from './cardShillings.suite.ts';
import { describeExcludedCards } from './excludedCards.suite.ts';

describeLedgerInvariants(
  'SQLite, by card',
  async ({ collections, ...options }) => openSqliteStore(':memory:', collections, options),
  {
    invariants: [
      describeCardMoneyIn,
      describeCardMoneyOut,
      describeCardReward,
      describeCardShillings,
      describeExcludedCards,
    ],
  },
);
