/** Checks what the wheel, the bonus market, free spins and free flights gave one player: each once, and only for earned points. */
import { POINT_STAKE } from '../../contract/market.ts';
import { currencyOf, realAtRiskOf } from '../../server/src/ledger/index.ts';
import type { Checks } from './Checks.ts';
import { type PlayerRecords, sumOf } from './playerRecords.ts';

interface Given {
  id: string;
  bonusCents: number;
  freeSpins: number;
}

const givenBy = ({ turns, purchases, rounds }: PlayerRecords): Given[] => [
  ...rounds.flatMap(({ id, gift }) =>
    gift && gift.worthCents > 0 ? [{ id: `flight:${id}`, bonusCents: 0, freeSpins: 1 }] : [],
  ),
  ...turns.map((turn) => ({ ...turn, id: `wheel:${turn.id}` })),
  ...purchases.map((purchase) => ({ ...purchase, id: `market:${purchase.id}` })),
];

const isGift = (id: string): boolean => /^(?:wheel|market):/.test(id);
/** A bonus that has ended has lines too, which add a word to its id. */
const isEnd = (id: string): boolean => /:(?:conversion|excess|expiry|forfeit)$/.test(id);

export function checkRewards(checks: Checks, records: PlayerRecords, what: string): void {
  const { journal, grants, rounds, purchases, turns, user } = records;
  const given = givenBy(records);
  const lines = journal.filter(({ recordId, account }) => account === 'bonus' && isGift(recordId) && !isEnd(recordId));
  const written = lines.map(({ recordId, deltaCents }) => `${recordId} ${deltaCents}`);
  const owed = given.filter(({ bonusCents }) => bonusCents > 0).map(({ id, bonusCents }) => `${id} ${bonusCents}`);
  checks.equal(written.toSorted(), owed.toSorted(), `${what}: bonus money of the wheel and the market, once each`);
  const days = turns.map(({ day }) => day);
  checks.equal(new Set(days).size, days.length, `${what}: one turn of the wheel a day`);
  checkSpins(checks, records, given, what);
  const settled = rounds.filter(({ status }) => status === 'settled');
  const unit = Math.round(POINT_STAKE[currencyOf(user)] * 100);
  const earned = sumOf(settled, (round) => Math.floor((realAtRiskOf(round) * 1_000) / unit));
  const spent = sumOf(purchases, ({ price }) => price * 1_000);
  checks.equal(user?.pointsMilli ?? 0, earned - spent, `${what}: points are earned less spent`);
  checks.that(earned >= spent, `${what}: no more points are spent than earned`);
  const unused = grants.filter(({ left }) => left < 0).map(({ id }) => id);
  checks.equal(unused, [], `${what}: no free spin beyond its grant`);
}

/** Each grant has its source, is used round by round, and says what they won. Without terms, spins are on the profile. */
function checkSpins(
  checks: Checks,
  { grants, rounds, user, bonuses }: PlayerRecords,
  given: Given[],
  what: string,
): void {
  const sources = new Map(given.map(({ id, freeSpins }) => [id, freeSpins]));
  const others = grants.filter(({ id, count, source }) => source !== 'account' && sources.get(id) !== count);
  checks.equal(others, [], `${what}: grants of spins that nothing gave`);
  const wagered = bonuses.filter(({ status }) => status === 'converted');
  const counted = sumOf(wagered, ({ spinsAtEnd }) => spinsAtEnd) + sumOf(given, ({ freeSpins }) => freeSpins);
  const granted = sumOf(grants, ({ count }) => count) + (user?.freeSpins ?? 0);
  checks.equal(granted, counted, `${what}: free spins, once each`);
  const free = rounds.filter(({ freeSpin, status }) => freeSpin && status !== 'void');
  const used = grants.map(({ id, count, left, wonCents }) => `${id} ${count - left} ${wonCents}`);
  const played = grants.map(({ id }) => {
    const own = free.filter(({ freeSpin }) => freeSpin?.grantId === id);
    return `${id} ${own.length} ${sumOf(own, ({ winCents }) => winCents)}`;
  });
  checks.equal(used, played, `${what}: each free spin has its round`);
  checks.equal(
    free.length,
    sumOf(grants, ({ count, left }) => count - left),
    `${what}: rounds of free spins`,
  );
}
