import type { Today } from '../../../contract/console/staff.ts';
import { instant } from '../ledger/index.ts';
import type { ConsoleContext } from './ConsoleContext.ts';

const IN_REVIEW = [['status', '==', 'review']] as const;
const OPEN = [['status', '==', 'open']] as const;

/** The queues that wait for somebody. Each is a count and a look at the first by an index. */
export async function readToday({ store, now }: ConsoleContext): Promise<Today> {
  const waiting = [['state', '==', 'waiting'] as const, ['until', '>', instant(now())] as const];
  const first = { orderBy: ['createdAt', 'asc'] as const, limit: 1 };
  const oldest = (records: readonly { createdAt: string }[]) => (records[0] ? { oldestAt: records[0].createdAt } : {});
  const [withdrawals, deposits, disputes, approvals] = await Promise.all([
    store.count('withdrawals', { where: IN_REVIEW }),
    store.count('deposits', { where: IN_REVIEW }),
    store.count('disputes', { where: OPEN }),
    store.count('approvals', { where: waiting }),
  ]);
  const [asked] = await store.find('approvals', { where: waiting, limit: 1 });
  return {
    queues: [
      {
        name: 'withdrawals',
        waiting: withdrawals,
        ...oldest(await store.find('withdrawals', { where: IN_REVIEW, ...first })),
      },
      { name: 'deposits', waiting: deposits, ...oldest(await store.find('deposits', { where: IN_REVIEW, ...first })) },
      { name: 'disputes', waiting: disputes, ...oldest(await store.find('disputes', { where: OPEN, ...first })) },
      { name: 'approvals', waiting: approvals, ...(asked && { oldestAt: asked.askedAt }) },
    ],
  };
}
