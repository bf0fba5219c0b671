import * as v from 'valibot';
import { BonusTermsSchema, MOST_BONUS_TERMS } from '../../contract/bonusTerms.ts';
import type { DocumentStore } from '../src/store/DocumentStore.ts';
import { AT_A_READ, readPages } from '../src/store/reading.ts';
import { accountOf, openBonusesOf, withOpenBonuses } from '../src/ledger/index.ts';

/** Nobody was told of terms for it, so they are the mildest that there are. */
const OLD_TERMS = v.parse(BonusTermsSchema, { expiryDays: MOST_BONUS_TERMS.expiryDays });

/** Bonus money from before there were terms becomes a bonus of its own, so that every cent of a bonus account is in a purse. */
export async function openOldMoney(store: DocumentStore): Promise<void> {
  const at = new Date().toISOString();
  const users = await readPages(
    (after) =>
      store.find('users', {
        where: [['bonusBalance', '>', 0]],
        orderBy: ['bonusBalance', 'asc'],
        limit: AT_A_READ,
        ...after,
      }),
    ({ id, bonusBalance }) => ({ value: bonusBalance ?? 0, id }),
  );
  for (const { id: uid } of users)
    await store.transaction(uid, async (tx) => {
      const user = await tx.get('users', uid);
      if (!user || openBonusesOf(user).length > 0) return;
      const { bonusCents: cents } = accountOf(user);
      const grant = { id: `account:${uid}`, source: 'account', cents, terms: OLD_TERMS } as const;
      tx.set('users', withOpenBonuses(user, [grant], { at, kesPerUsd: 1 }));
    });
}
