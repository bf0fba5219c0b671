import { decimalOf } from '../ledger/index.ts';
import { type LedgerScene, UID } from './LedgerScene.ts';

/** Money on the balance that no deposit brought, in the account's currency. */
export async function winMoney(scene: LedgerScene, amount: number, uid = UID): Promise<void> {
  const user = await scene.store.get('users', uid);
  const { balanceCents } = await scene.account(uid);
  await scene.put('users', { ...user, id: uid, balance: decimalOf(balanceCents) + amount });
}
