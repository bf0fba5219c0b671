import { describe } from '@jest/globals';
import { describeLedgerInvariants } from '../../ledger/ledgerInvariants.suite.ts';
import { openFirestoreStore } from '../../store/firestore/openFirestoreStore.ts';
import { newProject, useFirestoreEmulator } from '../../testing/useFirestoreEmulator.ts';
import { MOBILE_SUITES } from './mobileSuites.suite.ts';

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeLedgerInvariants(
    'Firestore, by phone',
    async ({ collections, ...options }) => openFirestoreStore(newProject(), collections, options),
    MOBILE_SUITES,
  );
});
