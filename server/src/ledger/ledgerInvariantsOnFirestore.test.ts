import { describeInvariantsOnFirestore } from '../testing/describeOnFirestore.ts';
import { describeLimits } from './invariants/limits.suite.ts';
import { describePayments } from './invariants/payments.suite.ts';
import { describeRequests } from './invariants/requests.suite.ts';
import { describeWelcomePack } from './invariants/welcomePack.suite.ts';

/** These are the rules of money that a store could break; the long tests have the others on Firestore. */
describeInvariantsOnFirestore('Firestore', [describePayments, describeRequests, describeLimits, describeWelcomePack]);
