import { describe } from '@jest/globals';
import { describeLedgerInvariants } from '../../../ledger/ledgerInvariants.suite.ts';
import { openFirestoreStore } from '../../../store/firestore/openFirestoreStore.ts';
import { newProject, useFirestoreEmulator } from '../../../testing/useFirestoreEmulator.ts';
import { describeBesideMobile } from './besideMobile.suite.ts';

(useFirestoreEmulator() ? describe : describe.skip)('with the Firestore emulator', () => {
  describeLedgerInvariants(
    'Firestore, by card and mobile money',
    async ({ collections, ...options }) => openFirestoreStore(newProject(), collections, options),
    [describeBesideMobile],
  );
});
