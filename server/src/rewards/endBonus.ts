import type { BonusClaim } from '../../../contract/bonuses.ts';
import { refusal } from '../errors/moneyRefusals.ts';
import {
  endBonus,
  endBonuses,
  type Ending,
  instant,
  type LedgerContext,
  openBonusesOf,
  writeEnding,
} from '../ledger/index.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { isStorableId } from '../store/reading.ts';
import type { EndedBonus } from '../store/records/bonus.ts';
import { readUser } from '../users/profile.ts';
import { endedClaim } from './bonusClaims.ts';

type Asking = Pick<LedgerContext, 'store' | 'now'>;

const AT_A_LOOK = 64;

/**
 * Gives up a bonus with what is left of it. One that has ended stays as it is, and is answered, however often it is asked.
 * @throws ApiError 404 `bonus_not_found`, 409 `bonus_in_round` while a round that counted for it is open
 */
export async function forfeitBonus(ctx: Asking, uid: string, id: string): Promise<BonusClaim> {
  const at = instant(ctx.now());
  const bonus = await ctx.store.transaction(uid, async (tx) => {
    const user = await readUser(tx, uid);
    const known = await readEnded(tx, uid, id);
    if (known) return known;
    const ending = forfeited(endBonuses({ user, lines: [], ended: [] }, at), id, at);
    const ended = ending.ended.find((each) => each.id === id);
    if (!ended) throw refusal('bonus_not_found');
    writeEnding(tx, ending);
    return ended;
  });
  return endedClaim(bonus);
}

async function readEnded(tx: Reader, uid: string, id: string): Promise<EndedBonus | undefined> {
  if (!isStorableId(id)) throw refusal('bonus_not_found');
  const ended = await tx.get('bonuses', id);
  return ended?.userId === uid ? ended : undefined;
}

/** Unchanged when it has just ended by itself. */
function forfeited(ending: Ending, id: string, at: string): Ending {
  const bonus = openBonusesOf(ending.user).find((each) => each.id === id);
  if ((bonus?.openRounds ?? 0) > 0) throw refusal('bonus_in_round');
  return endBonus(ending, { id, status: 'forfeited', at });
}

export const findDueBonuses = ({ store, now }: Asking): Promise<string[]> =>
  store.ids('users', { where: [['bonusDueAt', '<=', instant(now())]], limit: AT_A_LOOK });

/** Does nothing for a player without a bonus that is due. */
export async function endDueBonuses(ctx: Asking, uid: string): Promise<void> {
  const at = instant(ctx.now());
  await ctx.store.transaction(uid, async (tx) => {
    const user = await tx.get('users', uid);
    const ending = user && endBonuses({ user, lines: [], ended: [] }, at);
    if (ending && ending.ended.length > 0) writeEnding(tx, ending);
  });
}
