/** Which deposit a step of the welcome pack is for: step N belongs to the N-th one of the player that completes. */
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import type { WelcomeBonus } from '../../../contract/content.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { DepositBonusRecord } from '../store/records/deposit.ts';

/** Whether anybody can claim it: an operator may have forgotten to say which deposit it is for. */
export const isStep = ({ isActive, order }: Pick<WelcomeBonus, 'isActive' | 'order'>): boolean =>
  isActive && Number.isInteger(order) && order >= 1;

/** How many deposits of the player have completed, counted up to `most`. Payouts that came back are none. */
export async function countCompleted(reader: Pick<Reader, 'ids'>, uid: string, most: number): Promise<number> {
  if (most < 1) return 0;
  const completed = await reader.ids('deposits', {
    where: [
      ['userId', '==', uid],
      ['status', '==', 'completed'],
      ['paymentMethod', 'in', RAIL_NAMES],
    ],
    orderBy: ['createdAt', 'asc'],
    limit: most,
  });
  return completed.length;
}

/** Whether the next deposit to complete is the one that the bonus is for; always true for what is no step. */
export async function isTurnOf(
  reader: Pick<Reader, 'ids'>,
  uid: string,
  { step }: Pick<DepositBonusRecord, 'step'>,
): Promise<boolean> {
  return step === undefined || (await countCompleted(reader, uid, step)) === step - 1;
}
