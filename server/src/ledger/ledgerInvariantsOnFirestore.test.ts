import { describeInvariantsOnFirestore } from '../testing/describeOnFirestore.ts';

describeInvariantsOnFirestore('Firestore');
