import { describeInvariantsOnFirestore } from '../testing/describeOnFirestore.ts';
import { describeBesideMpesa } from './bothRails.suite.ts';

describeInvariantsOnFirestore('Firestore, by card and M-Pesa', [describeBesideMpesa]);
