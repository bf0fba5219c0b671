import { instant } from '../../ledger/index.ts';
import type { PlayContext } from '../PlayContext.ts';
import { readLaunch } from './readLaunch.ts';

export async function endLaunch(ctx: PlayContext, token: string): Promise<{ isEnded: boolean }> {
  const { id, userId } = await readLaunch(ctx.store, token);
  const endedAt = instant(ctx.now());
  await ctx.store.transaction(userId, async (tx) => {
    const launch = await tx.get('launches', id);
    if (launch && launch.endedAt === undefined) tx.set('launches', { ...launch, endedAt });
  });
  return { isEnded: true };
}
