import { INVARIANTS } from '../../server/src/ledger/ledgerInvariants.suite.ts';
import { describeInvariantsOnFirestore } from '../../server/src/testing/describeOnFirestore.ts';

describeInvariantsOnFirestore('Firestore, at random', INVARIANTS.random);
