/** A player with many of everything that a player can write, written straight to the store: no limit of a route holds it back. */
import { withOpenBonuses } from '../../../server/src/ledger/index.ts';
import { MOST_ACCOUNTS } from '../../../server/src/persons/person.ts';
import { wageringTermsOf } from '../../../server/src/rewards/wageringTermsOf.ts';
import { runOf } from '../../../server/src/play/races/scoreRaces.ts';
import { MOST_USES } from '../../../server/src/saferPlay/depositUses.ts';
import type { CollectionName } from '../../../server/src/store/collections.ts';
import type { MoneyRecord } from '../../../server/src/store/records/money.ts';
import type { MoneyApp } from '../../../server/src/testing/startMoneyApp.ts';
import { RACE } from '../../faults/rewards.ts';
import type { Given } from '../../../server/src/testing/put.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Each is later than the one before, and older than two days. */
const timeOf = (place: number): string => new Date(Date.now() - 3 * DAY + place * MINUTE).toISOString();

type Documents = { [N in CollectionName]?: Given<N>[] };

const paid = (userId: string, at: string): Omit<MoneyRecord, 'id' | 'status'> => ({
  userId,
  amount: 500,
  currency: 'KES',
  accountCurrency: 'KES',
  createdAt: at,
  updatedAt: at,
  checks: 0,
  timeline: [{ status: 'completed', at }],
});

function depositsAt(uid: string, place: number): Given<'deposits'>[] {
  const of = { ...paid(uid, timeOf(place)), nextCheckAt: '2999-01-01T00:00:00.000Z' };
  const id = (kind: string) => `${uid}-${kind}-${place}`;
  const bonus = { id: 'reload', bonusPercentage: 50, freeSpins: 0, minDeposit: 1, isChosen: true } as const;
  const card = { ...of, paymentMethod: 'card', cardDetails: { brand: 'visa', last4: '4242' } } as const;
  const phone = { ...of, paymentMethod: 'mpesa', phoneNumber: `2547${String(20_000_000 + place)}` } as const;
  return [
    { ...phone, id: id('phone'), status: 'completed', creditedCents: 50_000 },
    { ...phone, id: id('own'), phoneNumber: ownPhoneOf(uid), status: 'completed', creditedCents: 50_000 },
    { ...phone, id: id('claimed'), status: 'completed', creditedCents: 50_000, bonus: { ...bonus, step: 1 } },
    { ...phone, id: id('prompt'), status: 'pending', bonus },
    { ...phone, id: id('failed'), status: 'failed', reason: 'cancelled' },
    { ...card, id: id('card'), status: 'completed', paymentIntentId: `pi-${uid}-${place}`, ...REFUNDABLE },
    { ...card, id: id('form'), status: 'pending', paymentIntentId: `pi-form-${uid}-${place}` },
    { ...card, id: id('looked-at'), status: 'review' },
    { ...of, id: id('returned'), paymentMethod: 'returned', method: 'card', status: 'completed', creditedCents: 100 },
  ];
}

const REFUNDABLE = { creditedCents: 50_000, refundableCents: 50_000, isRefundable: true };

/** An own phone for each account. */
export const ownPhoneOf = (uid: string): string => `2547123456${String(uid.at(-1)).padStart(2, '7')}`;

function withdrawalsAt(uid: string, place: number): Given<'withdrawals'>[] {
  const answer = { success: true, message: '' };
  const of = { ...paid(uid, timeOf(place)), amount: 1, debitCents: 100, answer };
  const phone = { ...of, method: 'mpesa', phoneNumber: ownPhoneOf(uid), payoutKes: 1 } as const;
  const id = (kind: string) => `${uid}-${kind}-${place}`;
  return [
    { ...phone, id: id('out'), status: 'completed' },
    { ...phone, id: id('refused'), status: 'failed', debitCents: 0 },
    { ...phone, id: id('waiting'), status: 'pending', nextCheckAt: '2999-01-01T00:00:00.000Z' },
    { ...phone, id: id('review'), status: 'review', reason: 'first_payout' },
    { ...of, id: id('refund'), method: 'card', status: 'completed' },
  ];
}

/** A flight for everybody, in which a player may place a bet and take it back again and again. */
export const FLIGHT = 'flight-1';

function roundsAt(uid: string, place: number): Given<'rounds'>[] {
  const at = timeOf(place);
  const of = {
    userId: uid,
    currency: 'KES',
    stakeCents: 2_000,
    bonusStakeCents: 0,
    createdAt: at,
    settledAt: at,
    winCents: 0,
    netCents: -2_000,
    netBonusCents: 0,
    multiplier: 0,
    balanceCents: 0,
    bonusBalanceCents: 0,
    serverSeedHash: `${uid}-seed-${place}`,
    clientSeed: 'client',
    nonce: place,
  } as const;
  const dice = {
    gameId: 'dice',
    kind: 'dice',
    choice: { side: 'under', target: 50 },
    drawn: { outcome: { roll: 70 }, multiplier: 0 },
  } as const;
  const mines = {
    gameId: 'mines',
    kind: 'mines',
    choice: { mines: 3 },
    drawn: { mines: [1, 2, 3] as unknown },
  } as const;
  const crash = { gameId: 'flight', kind: 'crash', flight: FLIGHT, choice: {}, drawn: { crashAt: 200 } } as const;
  return [
    { ...of, ...dice, steps: [], id: `${uid}-dice-${place}`, status: 'settled' },
    { ...of, ...mines, steps: [], id: `${uid}-mines-${place}`, status: 'settled' },
    { ...of, ...dice, steps: [], id: `${uid}-void-${place}`, status: 'void' },
    { ...of, ...crash, steps: [], id: `${uid}-taken-back-${place}`, status: 'void' },
  ];
}

function bonusesAt(uid: string, place: number): Given<'bonuses'>[] {
  const at = timeOf(place);
  const of = {
    userId: uid,
    currency: 'KES',
    source: 'wheel',
    amountCents: 100,
    wagering: 1,
    wageredCents: 100,
    contribution: wageringTermsOf({}).contribution,
    expiryDays: 30,
    claimedAt: at,
    endedAt: at,
  } as const;
  return (['converted', 'usedUp', 'expired', 'forfeited'] as const).map((status) => ({
    ...of,
    id: `${uid}-${status}-${place}`,
    status,
    convertedCents: 0,
    lostCents: 100,
  }));
}

const REFERRALS = ['joined', 'wagering', 'qualified', 'earned', 'void'] as const;

/** Everything else of one place in the row. */
function othersAt(uid: string, place: number): Documents {
  const at = timeOf(place);
  const id = `${uid}-${place}`;
  const notice = { userId: uid, kind: 'deposit', createdAt: at } as const;
  const line = { userId: uid, currency: 'KES', recordId: id, at, account: 'main' } as const;
  const grant = { count: 5, left: 5, wonCents: 0, source: 'wheel', sourceId: id, isOpen: true, createdAt: at } as const;
  return {
    notifications: [
      { ...notice, id: `new:${id}` },
      { ...notice, id: `read:${id}`, isRead: true },
    ],
    devices: [{ id: `${uid}:a-device-of-${id}`, userId: uid, deviceId: `a-device-of-${id}`, firstSeenAt: at }],
    'confirmed-phones': [{ id: `phone:${id}`, userId: uid, confirmedAt: at }],
    payers: [{ id: `payer:${id}`, userId: uid }],
    disputes: [
      { id: `dispute:${id}`, userId: uid, depositId: id, status: 'won', amountCents: 1, createdAt: at, updatedAt: at },
    ],
    journal: [
      { ...line, id: `deposit:${id}`, against: 'mpesa', deltaCents: 50_000, kind: 'deposit' },
      { ...line, id: `out:${id}`, account: 'held', against: 'mpesa', deltaCents: -100, kind: 'withdrawal' },
      { ...line, id: `stake:${id}`, against: 'stakes', deltaCents: -2_000, kind: 'stake' },
    ],
    corrections: [
      {
        id: `correction:${id}`,
        userId: uid,
        deltaCents: 0,
        currency: 'KES',
        reason: 'r',
        approvalId: id,
        createdAt: at,
      },
    ],
    'spin-grants': ['slots', 'other'].map((gameId) => ({
      ...grant,
      id: `${gameId}:${id}`,
      userId: uid,
      gameId,
      stakeCents: { KES: 2_000, USD: 20 },
      expiresAt: new Date(Date.now() + 30 * DAY + place * MINUTE).toISOString(),
    })),
    'market-purchases': [
      {
        id,
        userId: uid,
        shelf: 'boxes',
        itemId: 'box',
        price: 1,
        bonusCents: 1,
        currency: 'KES',
        freeSpins: 0,
        createdAt: at,
      },
    ],
    'wheel-turns': [
      {
        id,
        userId: uid,
        day: `day-${place}`,
        segment: 1,
        bonusCents: 1,
        currency: 'KES',
        freeSpins: 0,
        createdAt: at,
      },
    ],
    seeds: [
      {
        id: `${uid}-seed-${place}`,
        userId: uid,
        serverSeed: 's',
        clientSeed: 'c',
        lastNonce: 1,
        revealedAt: at,
      },
    ],
    launches: [{ id, userId: uid, gameId: 'dice', kind: 'dice', createdAt: at, usedAt: at }],
    idempotency: [{ id, fingerprint: 'f', recordId: id, userId: uid, createdAt: at }],
    'race-scores': [{ id, userId: uid, ...raceEntry(place) }],
    'challenge-scores': [{ id, userId: uid, challengeId: `past-${place}`, points: 1 }],
    referrals: REFERRALS.map((status) => ({
      id: `friend-${status}-${id}`,
      referrerId: uid,
      name: 'Simba•••',
      joinedAt: at,
      status,
      rewardCents: 100,
      currency: 'KES',
      dueAtCents: 1_000_000,
    })),
  };
}

/** All are in the present run, so that its board would have them all. */
const raceEntry = (place: number) => {
  const { run, endsAt } = runOf(RACE, Date.now());
  return { run, endsAt, points: place, weighedCents: place, rounds: 1 };
};

let bonuses = 0;

/** The document of the player, which a test writes again before each request, with a bonus that nobody has ended. */
export function playerOf(uid: string, person = uid): Given<'users'> {
  const held = { balance: 1_000_000, bonusBalance: 10, held: 0, totalDeposits: 1_000, totalWithdrawals: 10 };
  const known = { personId: person, referralCode: 'CODE0001', pointsMilli: 1_000_000, unplayedCents: 0 };
  const user = { id: uid, uid, currency: 'KES', displayName: 'Amina Njeri', phoneNumber: `+${ownPhoneOf(uid)}` };
  const grant = { source: 'wheel', cents: 1_000, terms: wageringTermsOf({ wagering: 90 }) } as const;
  const id = `open-bonus-${(bonuses += 1)}`;
  const granting = { at: timeOf(0), kesPerUsd: 129.5 };
  return withOpenBonuses({ ...user, ...held, ...known }, [{ ...grant, id }], granting) as Given<'users'>;
}

type Writing = Pick<MoneyApp, 'put'>;

/** All accounts of a person, the first of which is `uid`. */
export const accountsOf = (uid: string): string[] => [
  uid,
  ...Array.from({ length: MOST_ACCOUNTS - 1 }, (_, place) => `${uid}-other-${place}`),
];

/** A person with as many accounts as a person may have. The first has `many` of everything, the second as many payments. */
export async function putRichPerson({ put }: Writing, uid: string, many: number): Promise<void> {
  const accounts = accountsOf(uid);
  await put('users', ...accounts.map((each) => playerOf(each, uid)));
  await put('persons', { id: uid, accounts });
  const places = Array.from({ length: many }, (_, place) => place);
  for (const each of accounts.slice(0, 2)) {
    await put('deposits', ...places.flatMap((place) => depositsAt(each, place)));
    // This program writes it with the first deposit.
    const uses = places
      .slice(0, MOST_USES)
      .map((place) => ({ at: Date.parse(timeOf(place)), kesMinor: 1, usdMinor: 0 }));
    await put('deposit-uses', { id: each, uses });
    await put('withdrawals', ...places.flatMap((place) => withdrawalsAt(each, place)));
  }
  await put('rounds', ...places.flatMap((place) => roundsAt(uid, place)));
  await put('bonuses', ...places.flatMap((place) => bonusesAt(uid, place)));
  const others = places.map((place) => othersAt(uid, place));
  for (const name of Object.keys(others[0] ?? {}) as CollectionName[])
    await put(name, ...others.flatMap((of) => of[name] as Given<CollectionName>[]));
}
