import { describe } from '@jest/globals';
import { describeLedgerInvariants } from '../../ledger/ledgerInvariants.suite.ts';
import { openFirestoreStore } from '../../store/firestore/openFirestoreStore.ts';
import { newProject, useFirestoreEmulator } from '../../testing/useFirestoreEmulator.ts';
import { describeExcludedPhones } from './excludedPhones.suite.ts';
import { describeMobileMoneyIn } from './mobileMoneyIn.suite.ts';
import { describeMobileMoneyOut } from './mobileMoneyOut.suite.ts';
import { describeMobileRecords } from './mobileRecords.suite.ts';
import { describeMobileRequests } from './mobileRequests.suite.ts';
import { describeShillings } from './mobileShillings.suite.ts';

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeLedgerInvariants(
    'Firestore, by phone',
    async ({ collections, ...options }) => openFirestoreStore(newProject(), collections, options),
    [
      describeMobileMoneyIn,
      describeMobileMoneyOut,
      describeMobileRecords,
      describeMobileRequests,
      describeExcludedPhones,
      describeShillings,
    ],
  );
});
