import { msUntil } from '../../../../originals/crash/rules/index.ts';
import { BETTING_MS } from '../../../../contract/playTerms.ts';
import { instant } from '../../ledger/index.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { FlightChainRecord, FlightRecord, FlightTableRecord } from '../../store/records/flight.ts';
import { linkOf, makeLinks, pointOf } from '../fair.ts';
import type { PlayContext } from '../PlayContext.ts';
import { keyOf } from './wantFlights.ts';

type Opening = Pick<PlayContext, 'store' | 'now' | 'processId' | 'flightSalt'>;

/** Opens bets for the next flight, whose end is fixed by that. Undefined while another one goes on, or without a salt. */
export async function openFlight(ctx: Opening, gameId: string): Promise<FlightRecord | undefined> {
  const now = ctx.now();
  return ctx.store.transaction(keyOf(gameId), async (tx) => {
    const table = await tx.get('flight-tables', gameId);
    const last = table?.flight === undefined ? undefined : await tx.get('flights', table.flight);
    if (!table || (last && last.status !== 'crashed')) return undefined;
    const { chain, place } = await nextPlace(tx, table);
    const salt = chain && saltOf(chain, ctx);
    if (!chain || salt === undefined) return undefined;
    const flight = flightOf({ ...chain, salt }, place.flights, now, ctx.processId);
    tx.create('flights', flight);
    tx.set('flight-tables', { ...place, flight: flight.id });
    if (chain.salt === undefined) tx.set('flight-chains', { ...chain, salt });
    return flight;
  });
}

/** Once and for all of the chain: the operator's public value, bound to the published hash, so that no other has it. */
const saltOf = ({ salt, terminalHash }: FlightChainRecord, { flightSalt }: Pick<Opening, 'flightSalt'>) =>
  salt ?? (flightSalt === undefined ? undefined : `${flightSalt}:${terminalHash}`);

/** The chain of the next flight, and the table with its number. */
async function nextPlace(tx: Reader, table: FlightTableRecord) {
  const chain = table.chain === undefined ? undefined : await tx.get('flight-chains', table.chain);
  if (chain && table.flights < chain.length) return { chain, place: { ...table, flights: table.flights + 1 } };
  const { nextChain, chain: _flown, ...rest } = table;
  const next = nextChain === undefined ? undefined : await tx.get('flight-chains', nextChain);
  return { chain: next, place: { ...rest, ...(nextChain && { chain: nextChain }), flights: 1 } };
}

function flightOf(
  chain: FlightChainRecord & { salt: string },
  number: number,
  now: number,
  holder: string,
): FlightRecord {
  const { id, gameId, terminalHash, salt, length } = chain;
  const link = linkOf(chain, number);
  const crashAt = pointOf(link, salt);
  const startsAt = now + BETTING_MS;
  return {
    id: `${id}:${number}`,
    gameId,
    number,
    status: 'betting',
    link,
    crashAt,
    startsAt: instant(startsAt),
    crashesAt: instant(startsAt + Math.ceil(msUntil(crashAt))),
    holder,
    terminalHash,
    salt,
    length,
  };
}

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
