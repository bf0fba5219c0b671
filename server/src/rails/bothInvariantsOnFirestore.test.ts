import { describeInvariantsOnFirestore } from '../testing/describeOnFirestore.ts';
import { describeBoth } from './bothRails.suite.ts';

describeInvariantsOnFirestore('Firestore, by card and M-Pesa', [describeBoth]);
