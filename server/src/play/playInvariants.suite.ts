/** Random play among deposits and withdrawals, tested on every store by the test file of its adapter. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectSums } from '../ledger/invariants/expectSums.testTools.ts';
import { grantOf } from '../rewards/spins.ts';
import { wageringTermsOf } from '../rewards/wageringTermsOf.ts';
import type { GetScene } from '../testing/LedgerScene.ts';
import { BONUS, expectBonuses } from './bonusInvariants.testTools.ts';
import { operation } from './playOperations.testTools.ts';
import { PlayTable } from './PlayTable.testTools.ts';
import { expectRounds } from './roundInvariants.testTools.ts';

const spinsOf = (uid: string) =>
  grantOf(
    { uid, count: 5, gameId: 'slots', source: 'wheel', sourceId: uid, at: '2026-11-01T00:00:00.000Z' },
    {
      ...{
        id: 't',
        isActive: true,
        gameId: 'slots',
        gameName: undefined,
        stakeKes: 25,
        stakeUsd: 25,
        validDays: 3_650,
      },
      ...wageringTermsOf({ wagering: 2 }),
    },
  );

export function describePlay(getScene: GetScene): void {
  describe('play for money', () => {
    it.each(['KES', 'USD'] as const)(
      'loses and invents nothing in an account in %s, whatever happens',
      async (currency) => {
        const scene = getScene();
        let player = 0;
        await fc.assert(
          fc.asyncProperty(
            fc.array(operation, { minLength: 5, maxLength: 40 }),
            fc.boolean(),
            async (operations, isRich) => {
              const uid = `${currency}-${(player += 1)}`;
              await scene.addPlayer(uid, currency);
              await scene.put('deposit-bonuses', BONUS);
              await scene.pay(isRich ? 100_000 : 1_000, { uid, bonusId: BONUS.id });
              await scene.store.transaction(uid, async (tx) => tx.create('spin-grants', spinsOf(uid)));
              const table = new PlayTable(scene, uid);
              for (const asked of operations) await table.do(asked);
              await expectSums(scene, uid);
              await expectRounds(scene, uid, currency);
              await expectBonuses(scene, uid);
              await scene.work(86_400_000);
              expect((await scene.store.get('play', uid))?.open ?? {}).toEqual({});
              await expectSums(scene, uid);
            },
          ),
          { numRuns: 8, endOnFailure: true },
        );
      },
    );
  });
}
