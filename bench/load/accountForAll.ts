/** When nobody plays any more: work that is due is done, and each cent of each player is held against the providers' books. */
import { Boundaries } from '../faults/server/Boundaries.ts';
import { startFaultServer } from '../faults/server/startFaultServer.ts';
import { checkTruth } from '../faults/providers/checkTruth.ts';
import { booksOf } from '../faults/providers/playerBooks.ts';
import { recover } from '../faults/scenarios/recover.ts';
import { Checks } from '../faults/Checks.ts';
import { checkRaces, verifyRounds } from '../faults/checkRounds.ts';
import { checkHouse } from '../faults/checkSides.ts';
import { readPlayer } from '../faults/playerRecords.ts';
import { openPlace } from '../stores.ts';
import type { Load } from './openLoad.ts';

/** Rounds of one player in so many are computed again from their seeds. */
const VERIFIED = 10;

export interface Accounts {
  checks: Checks;
  /** Paid prompts in review. */
  forPerson: number;
  rounds: number;
  deposits: number;
  withdrawals: number;
}

/** The workers' clock runs ahead until nothing is open. */
async function drain({ providers, players, storePlace }: Load): Promise<void> {
  const server = await startFaultServer({
    ...{ place: storePlace, env: providers.env, boundaries: new Boundaries(), ahead: 0 },
  });
  providers.relay.target = server.url;
  for (const { uid } of players) await recover(server, providers, uid);
  providers.relay.target = undefined;
  await server.stop();
}

/** The server has stopped. */
export async function accountForAll(load: Load): Promise<Accounts> {
  const { providers, players, storePlace, lied } = load;
  await drain(load);
  const accounts: Accounts = { checks: new Checks(), forPerson: 0, rounds: 0, deposits: 0, withdrawals: 0 };
  const { checks } = accounts;
  const books = await providers.readBooks();
  const store = openPlace(storePlace);
  for (const [number, player] of players.entries()) {
    const records = await readPlayer(store, player.uid);
    const what = `${player.uid} in ${player.currency}`;
    const truth = { checks, records, books: booksOf(books, player), actor: player, what, lied };
    accounts.forPerson += checkTruth(truth);
    accounts.rounds += records.rounds.length;
    accounts.deposits += records.deposits.length;
    accounts.withdrawals += records.withdrawals.length;
    await checkRaces(checks, store, records);
    if (number % VERIFIED === 0) await verifyRounds(checks, store, records);
  }
  await checkHouse(checks, store, 'the house');
  await store.close();
  return accounts;
}
