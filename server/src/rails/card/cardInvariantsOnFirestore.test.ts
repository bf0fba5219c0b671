import { describe } from '@jest/globals';
import { describeLedgerInvariants } from '../../ledger/ledgerInvariants.suite.ts';
import { openFirestoreStore } from '../../store/firestore/openFirestoreStore.ts';
import { newProject, useFirestoreEmulator } from '../../testing/useFirestoreEmulator.ts';
import { describeCardMoneyIn } from './cardMoneyIn.suite.ts';
import { describeCardMoneyOut } from './cardMoneyOut.suite.ts';
import { describeCardReward } from './cardReward.suite.ts';
import { describeCardShillings } from './cardShillings.suite.ts';
import { describeExcludedCards } from './excludedCards.suite.ts';

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeLedgerInvariants(
    'Firestore, by card',
    async ({ collections, ...options }) => openFirestoreStore(newProject(), collections, options),
    [describeCardMoneyIn, describeCardMoneyOut, describeCardReward, describeCardShillings, describeExcludedCards],
  );
});
