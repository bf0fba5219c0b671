/** Step N of the welcome pack is for the N-th completed deposit of a player. */
import type { WelcomeBonus } from '../../../contract/depositBonuses.ts';
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { DepositBonusRecord } from '../store/records/deposit.ts';

/** Whether a step can be claimed; an operator may have forgotten its deposit number. */
export const isStep = ({ isActive, order }: Pick<WelcomeBonus, 'isActive' | 'order'>): boolean =>
  isActive && Number.isInteger(order) && order >= 1;

/** The number of completed deposits, counted up to `most`, without returned payouts. */
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

/** Whether the bonus is for the next completed deposit; always true for a bonus that is no step. */
export async function isTurnOf(
  reader: Pick<Reader, 'ids'>,
  uid: string,
  { step }: Pick<DepositBonusRecord, 'step'>,
): Promise<boolean> {
  return step === undefined || (await countCompleted(reader, uid, step)) === step - 1;
}
