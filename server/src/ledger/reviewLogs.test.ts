import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UID } from '../testing/LedgerScene.ts';
import { scene, useLedgerScene } from '../testing/useLedgerScene.ts';
import { settleDeposit } from './index.ts';

useLedgerScene();

/** The level and the reason of each line that asks for a person. */
const lines: [string, unknown][] = [];
beforeEach(() => {
  lines.splice(0);
  const noting = (level: string) => (details: object, message: string) => {
    if (message.includes('needs a person')) lines.push([level, (details as { reason?: unknown }).reason]);
  };
  const log = { info: jest.fn(), warn: noting('warn'), error: noting('error') };
  Object.assign(scene.services.ctx, { log });
});

describe('what the log says of a record that needs a person', () => {
  it('is a warning for a first payout, which waits as planned', async () => {
    await scene.addPlayer();
    await scene.pay(12_950);
    scene.services.ctx.payouts = { ...scene.services.ctx.payouts, firstReviewKes: 100 };
    await scene.withdraw(20);
    expect(lines).toEqual([['warn', 'first_payout']]);
  });

  it('is an error for a deposit that is stuck', async () => {
    await scene.addPlayer();
    const { depositId: id } = await scene.begin(12_950);
    const { currency } = await scene.deposit(id);
    await settleDeposit(
      scene.services.ctx,
      { id, userId: UID },
      { kind: 'paid', amountMinor: 100, currency, receipt: 'R' },
    );
    expect((await scene.deposit(id)).status).toBe('review');
    expect(lines).toEqual([['error', 'amount_mismatch']]);
  });
});
