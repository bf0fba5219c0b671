import { describeInvariantsOnFirestore } from '../../testing/describeOnFirestore.ts';
import { MOBILE_SUITES } from './mobileSuites.suite.ts';

describeInvariantsOnFirestore('Firestore, by phone', MOBILE_SUITES);
