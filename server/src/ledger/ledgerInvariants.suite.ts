/** The rules of money, tested on every store by the test file of its adapter. */
import { afterEach, beforeEach, describe } from '@jest/globals';
import type { MakeStore } from '../store/contract.suite.ts';
import { COLLECTIONS } from '../data/openStore.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { type GetScene, LedgerScene } from '../testing/LedgerScene.ts';
import { ANY_RAIL } from '../testing/RailKit.ts';
import { describeFlights } from '../play/flights/flightInvariants.suite.ts';
import { describePlay } from '../play/playInvariants.suite.ts';
import { describeCurrencies } from './invariants/currencies.suite.ts';
import { expectHouse } from './invariants/expectSums.testTools.ts';
import { describeLimits } from './invariants/limits.suite.ts';
import { describePayments } from './invariants/payments.suite.ts';
import { describeRequests } from './invariants/requests.suite.ts';
import { describeWelcomePack } from './invariants/welcomePack.suite.ts';

export type DescribeInvariants = (getScene: GetScene) => void;

export const INVARIANTS: Readonly<Record<'fixed' | 'random', readonly DescribeInvariants[]>> = {
  fixed: [describePayments, describeCurrencies, describeRequests, describeLimits, describeWelcomePack],
  /** These play many rounds at random, which takes minutes on Firestore's emulator. */
  random: [describePlay, describeFlights],
};

interface Given {
  invariants?: readonly DescribeInvariants[];
  rail?: typeof ANY_RAIL;
  /** Each value is a run of its own. */
  runsCallbacksTwice?: readonly boolean[];
}

/** Rails describe invariants of their own by it. */
export function describeLedgerInvariants(name: string, makeStore: MakeStore, given: Given = {}): void {
  const { invariants = [...INVARIANTS.fixed, ...INVARIANTS.random], rail = ANY_RAIL } = given;
  describe.each(given.runsCallbacksTwice ?? [false, true])(
    `the ledger on ${name}, callbacks run twice: %s`,
    (runsCallbacksTwice) => {
      let store: DocumentStore;
      let scene: LedgerScene;
      const getScene: GetScene = () => scene;

      beforeEach(async () => {
        store = await makeStore({ collections: COLLECTIONS, runsCallbacksTwice, maxWaiting: 1_000 });
        scene = new LedgerScene(store);
        scene.rail = rail;
        await scene.addPlayer();
      });
      afterEach(() => expectHouse(store).finally(() => store.close()));

      invariants.forEach((describeInvariants) => describeInvariants(getScene));
    },
  );
}
