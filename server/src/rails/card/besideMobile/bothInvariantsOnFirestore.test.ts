import { describeInvariantsOnFirestore } from '../../../testing/describeOnFirestore.ts';
import { describeBesideMobile } from './besideMobile.suite.ts';

describeInvariantsOnFirestore('Firestore, by card and mobile money', [describeBesideMobile]);
