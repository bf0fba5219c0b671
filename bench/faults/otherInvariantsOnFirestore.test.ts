import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { describeCurrencies } from '../../server/src/ledger/invariants/currencies.suite.ts';
import { describeSharedLimits } from '../../server/src/rateLimits/sharedLimits.suite.ts';
import { describeBoth } from '../../server/src/rails/bothRails.suite.ts';
import { CARD_STORE_SUITES, CARD_SUITES } from '../../server/src/rails/card/card.suite.ts';
import { MPESA_STORE_SUITES, MPESA_SUITES } from '../../server/src/rails/mpesa/mpesaSuites.suite.ts';
import { describeRewards } from '../../server/src/rewards/rewards.suite.ts';
import { openFirestoreStore } from '../../server/src/store/firestore/FirestoreStore.ts';
import { describeInvariantsOnFirestore, describeOnFirestore } from '../../server/src/testing/describeOnFirestore.ts';
import { newProject } from '../../server/src/testing/useFirestoreEmulator.ts';

const without = <T>(all: readonly T[], others: readonly T[]): T[] => all.filter((suite) => !others.includes(suite));

/** `npm test` has the rules of money that a store could break on Firestore; these are the others. */
describeInvariantsOnFirestore('Firestore, the other rules of money', [
  describeCurrencies,
  describeBoth,
  ...without(CARD_SUITES, CARD_STORE_SUITES),
  ...without(MPESA_SUITES, MPESA_STORE_SUITES),
]);

describeOnFirestore(() => {
  describeRewards('Firestore', async () => openFirestoreStore(newProject(), COLLECTIONS, { runsCallbacksTwice: true }));
  describeSharedLimits('Firestore', async () => {
    const project = newProject();
    return { stores: [openFirestoreStore(project, COLLECTIONS), openFirestoreStore(project, COLLECTIONS)] };
  });
});
