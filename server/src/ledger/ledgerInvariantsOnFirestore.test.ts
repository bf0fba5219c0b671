import { describeInvariantsOnFirestore } from '../testing/describeOnFirestore.ts';
import { PARTS } from './ledgerInvariants.suite.ts';

describeInvariantsOnFirestore('Firestore', PARTS.fixed);
