import { describe } from '@jest/globals';
import { describeLedgerInvariants } from '../../ledger/ledgerInvariants.suite.ts';
import { openFirestoreStore } from '../../store/firestore/openFirestoreStore.ts';
import { newProject, useFirestoreEmulator } from '../../testing/useFirestoreEmulator.ts';
import { describeShillings } from './mobileShillings.suite.ts';

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeLedgerInvariants(
    'Firestore, by phone',
    async ({ collections, ...options }) => openFirestoreStore(newProject(), collections, options),
    [describeShillings],
  );
});
