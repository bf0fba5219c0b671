import type { Currency } from '../../server/src/store/records/money.ts';
import { newAccount } from '../faults/accounts.ts';
import { HOUSE_GAMES } from '../faults/houseGames.ts';
import { JACKPOT, RACE } from '../faults/rewards.ts';
import { openPlace, type StorePlace } from '../stores.ts';

interface Account {
  uid: string;
  currency: Currency;
}

const AT_ONCE = 100;

/** Players without money, and the house games by their kinds, before the server starts. */
export async function seedAccounts(place: StorePlace, accounts: readonly Account[]): Promise<void> {
  const store = openPlace(place);
  await store.transaction('games', async (tx) => HOUSE_GAMES.forEach((game) => tx.set('games', game)));
  await store.transaction('jackpots', async (tx) => tx.set('jackpots', JACKPOT));
  await store.transaction('races', async (tx) => tx.set('races', RACE));
  for (let from = 0; from < accounts.length; from += AT_ONCE)
    await store.transaction('accounts', async (tx) =>
      accounts.slice(from, from + AT_ONCE).forEach(({ uid, currency }) => tx.set('users', newAccount(uid, currency))),
    );
  await store.close();
}
