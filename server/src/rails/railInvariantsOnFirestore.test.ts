import { describeInvariantsOnFirestore } from '../testing/describeOnFirestore.ts';
import { describeBothAtOnce } from './bothRails.suite.ts';
import { CARD_STORE_SUITES } from './card/card.suite.ts';
import { MPESA_STORE_SUITES } from './mpesa/mpesaSuites.suite.ts';

/** SQLite has every rule of the rails: Firestore has those that a store could break. */
describeInvariantsOnFirestore('Firestore, by card and M-Pesa', [
  ...CARD_STORE_SUITES,
  ...MPESA_STORE_SUITES,
  describeBothAtOnce,
]);
