import { describeInvariantsOnFirestore } from '../testing/describeOnFirestore.ts';
import { INVARIANTS } from './ledgerInvariants.suite.ts';

describeInvariantsOnFirestore('Firestore', INVARIANTS.fixed);
