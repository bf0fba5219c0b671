import { describeInvariantsOnFirestore } from '../../testing/describeOnFirestore.ts';
import { MPESA_SUITES } from './mpesaSuites.suite.ts';

describeInvariantsOnFirestore('Firestore, by phone', MPESA_SUITES);
