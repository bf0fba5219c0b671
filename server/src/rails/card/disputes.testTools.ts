/** A player who paid 50 dollars by card, and what the bank tells about that payment. */
import { afterEach, beforeEach, expect } from '@jest/globals';
import { refreshBalance } from '../../ledger/index.ts';
import { type LedgerScene, UID } from '../../testing/LedgerScene.ts';
import { openLedgerScene } from '../../testing/openLedgerScene.ts';
import { applyCardEvent } from './applyCardEvent.ts';
import type { CardDispute } from './CardGateway.ts';

export let scene: LedgerScene;
export let paymentIntentId = '';
export let depositId = '';

/** Opens a scene for each test of a file. */
export function usePaidCard(): void {
  beforeEach(async () => {
    scene = await openLedgerScene();
    ({ id: depositId } = await scene.payCard(50));
    [paymentIntentId = ''] = scene.card.intents.keys();
  });
  afterEach(() => scene.store.close());
}

export const tell = (status: CardDispute['status'], amountCents = 5_000, of = paymentIntentId): Promise<void> =>
  applyCardEvent(scene.cardCtx, {
    id: `evt_${status}`,
    kind: 'dispute',
    dispute: { disputeId: 'dp_1', paymentIntentId: of, amountCents, status },
  });

export const toCard = (amount: number) => scene.withdraw(amount, { methodId: 'card' });

export async function expectSameSums(): Promise<void> {
  const before = await scene.account();
  await refreshBalance(scene.services.ctx, UID);
  expect(await scene.account()).toEqual(before);
}
