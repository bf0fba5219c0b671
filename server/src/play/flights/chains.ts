import { instant } from '../../ledger/index.ts';
import type { FlightTableRecord } from '../../store/records/flight.ts';
import { makeLinks } from '../fair/links.ts';
import type { PlayContext } from '../PlayContext.ts';
import { keyOf } from './wantFlights.ts';

/** The next chain is published when a tenth of this one is left. */
const LEFT = 0.1;

type Making = Pick<PlayContext, 'store' | 'now' | 'newId' | 'newSecret' | 'chainLength' | 'log'>;

/** The first chain of a game, and each next one long before it is flown. */
export async function keepChains(ctx: Making, table: FlightTableRecord): Promise<void> {
  if (table.nextChain !== undefined) return;
  if (table.chain === undefined) return makeChain(ctx, table.id, 'chain');
  const chain = await ctx.store.get('flight-chains', table.chain);
  if (!chain || chain.length - table.flights > chain.length * LEFT) return;
  await makeChain(ctx, table.id, 'nextChain');
  ctx.log.warn({ gameId: table.id }, 'the next chain is published: choose another FLIGHT_SALT before it begins');
}

async function makeChain(ctx: Making, gameId: string, place: 'chain' | 'nextChain'): Promise<void> {
  const links = await makeLinks(ctx.newSecret(), ctx.chainLength);
  const chain = { ...links, id: ctx.newId(), gameId, createdAt: instant(ctx.now()) };
  await ctx.store.transaction(keyOf(gameId), async (tx) => {
    const table = await tx.get('flight-tables', gameId);
    if (!table || table[place] !== undefined) return;
    tx.create('flight-chains', chain);
    tx.set('flight-tables', { ...table, [place]: chain.id });
  });
}
