import { describeInvariantsOnFirestore } from '../testing/describeOnFirestore.ts';
import { describeBothAtOnce } from './bothRails.suite.ts';
import { CARD_STORE_SUITES } from './card/card.suite.ts';
import { MPESA_STORE_SUITES } from './mpesa/mpesaSuites.suite.ts';

/** These are the rules of the rails that a store could break; the long tests have the others on Firestore. */
describeInvariantsOnFirestore('Firestore, by card and M-Pesa', [
  ...CARD_STORE_SUITES,
  ...MPESA_STORE_SUITES,
  describeBothAtOnce,
]);
