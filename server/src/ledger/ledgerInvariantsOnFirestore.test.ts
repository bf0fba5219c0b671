import { describeInvariantsOnFirestore } from '../testing/describeOnFirestore.ts';
import { describeLimits } from './invariants/limits.suite.ts';
import { describePayments } from './invariants/payments.suite.ts';
import { describeRequests } from './invariants/requests.suite.ts';
import { describeWelcomePack } from './invariants/welcomePack.suite.ts';

/** SQLite has every rule of money: Firestore has those that a store could break. */
describeInvariantsOnFirestore('Firestore', [describePayments, describeRequests, describeLimits, describeWelcomePack]);
