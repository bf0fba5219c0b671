import type { Today } from '../../../contract/console/staff.ts';
import { instant } from '../ledger/index.ts';
import type { ConsoleContext } from './ConsoleContext.ts';
import { pageOf } from './pageOf.ts';

const IN_REVIEW = [['status', '==', 'review']] as const;
const OPEN = [['status', '==', 'open']] as const;
const FIRST = { orderBy: ['createdAt', 'asc'], limit: 1 } as const;

/** The queues that wait for somebody. Each is a count and a look at the first by an index. */
export async function readToday({ store, now }: ConsoleContext): Promise<Today> {
  const waiting = [['state', '==', 'waiting'] as const, ['until', '>', instant(now())] as const];
  const oldest = ({ items: [first] }: { items: { createdAt: string }[] }) =>
    first ? { oldestAt: first.createdAt } : {};
  const [asked] = await store.find('approvals', { where: waiting, limit: 1 });
  return {
    queues: [
      {
        ...{ name: 'withdrawals', waiting: await store.count('withdrawals', { where: IN_REVIEW }) },
        ...oldest(await pageOf(store, 'withdrawals', { where: IN_REVIEW, ...FIRST })),
      },
      {
        ...{ name: 'deposits', waiting: await store.count('deposits', { where: IN_REVIEW }) },
        ...oldest(await pageOf(store, 'deposits', { where: IN_REVIEW, ...FIRST })),
      },
      {
        ...{ name: 'disputes', waiting: await store.count('disputes', { where: OPEN }) },
        ...oldest(await pageOf(store, 'disputes', { where: OPEN, ...FIRST })),
      },
      {
        ...{ name: 'approvals', waiting: await store.count('approvals', { where: waiting }) },
        ...(asked && { oldestAt: asked.askedAt }),
      },
    ],
  };
}
