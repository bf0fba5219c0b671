import { expect } from '@jest/globals';
import { expectSums } from '../ledger/invariants/expectSums.testTools.ts';
import { decimalOf, refreshBalance } from '../ledger/index.ts';
import { readPosition } from '../saferPlay/readPosition.ts';
import { readSaferPlayState } from '../saferPlay/changeSaferPlay.ts';
import { toProfile } from '../users/profile.ts';
import { listTransactions } from '../wallet/listTransactions.ts';
import type { LedgerScene } from './LedgerScene.ts';

/** Minor units of an account in shillings. */
export interface Moved {
  paid: number;
  withdrawn: number;
  /** The limit of a day. */
  limit: number;
}

/** Balance, limit, position, totals and history of an account in shillings are what was paid, to the cent. */
export async function expectReports(scene: LedgerScene, uid: string, { paid, withdrawn, limit }: Moved): Promise<void> {
  const { ctx } = scene.services;
  const [deposited, out, left] = [paid, withdrawn, paid - withdrawn].map(decimalOf);
  const balance = { balance: left, bonusBalance: 0, held: 0, available: left, currency: 'KES' };
  await refreshBalance(ctx, uid);
  expect(await scene.balance(uid)).toEqual(balance);
  const [day] = (await readSaferPlayState(ctx, uid)).limits;
  expect(day).toMatchObject({ used: deposited, left: decimalOf(limit - paid), currency: 'KES' });
  const net = decimalOf(withdrawn - paid);
  expect(await readPosition(ctx, uid, 0)).toMatchObject({ deposited, withdrawn: out, net, currency: 'KES' });
  const user = await scene.store.get('users', uid);
  const totals = { totalDeposits: deposited, totalWithdrawals: out, currency: 'KES' };
  expect(user && toProfile(user)).toMatchObject(totals);
  // Also the lines of the CSV file.
  const { items } = await listTransactions(ctx, uid, { limit: 100 });
  for (const { amount, balanceAmount, balanceCurrency } of items)
    expect({ balanceAmount, balanceCurrency }).toEqual({ balanceAmount: amount, balanceCurrency: 'KES' });
  await expectSums(scene, uid);
}
