/** People who look for offers that pay. Each day they do what is said, as long as they have money. */
import { type Games, SAFE_DICE, WILD_DICE } from './Games.ts';
import type { World } from './World.ts';

export interface Place {
  world: World;
  games: Games;
}

export interface Hunter {
  name: string;
  /** Opens the accounts. Returns what is done each day. */
  begin: (place: Place) => Promise<() => Promise<void>>;
}

const RELOAD = { id: 'deposit-bonus-6', deposit: 500, stakes: 2_500 };
export const SPINS_OFFER = { itemId: 'free-spins-1', price: 600, spins: 20 };
const TURN_STAKES = 2_000;
const LEAST_STAKE = 20;
const WEEK = 7;
const WEEK_STAKE = 10_000;
const FRIEND_STAKES = 35_000;

export type Style = (place: Place, uid: string, stakes: number) => Promise<void>;

/** Stakes so much in all, or what there is. */
export const staking =
  (kind: 'slots' | 'dice' | 'crash' | 'blackjack', most: number, choice: object): Style =>
  async ({ world, games }, uid, stakes) => {
    let left = stakes;
    while (left >= LEAST_STAKE && (await games.play(uid, { kind, stake: Math.min(most, left), choice }))) left -= most;
    const { available, bonusBalance } = await world.balance(uid);
    const rest = Math.min(most, left, Math.floor(available + bonusBalance));
    if (rest >= LEAST_STAKE) await games.play(uid, { kind, stake: rest, choice });
  };

export const SLOTS_LOW = staking('slots', 100, {});
export const SLOTS_HIGH = staking('slots', 500, {});
export const DICE_SAFE = staking('dice', 500, SAFE_DICE);
/** Wins more often than any other bet that counts half for a bonus. */
export const CRASH_SAFE = staking('crash', 250, { autoCashOut: 1.01 });
const BLACKJACK_CHARTED = staking('blackjack', 500, {});
export const DICE_WILD = staking('dice', 500, WILD_DICE);

/** Everything that is given away for nothing more than the stakes that were made. */
export async function collect({ games }: Place, uid: string): Promise<void> {
  await games.turnWheel(uid);
  await games.buySpins(uid, SPINS_OFFER);
  await games.playSpins(uid);
}

/** Deposits with the daily offer, stakes what it asks for, collects, and takes the money out. */
const daily =
  (style: Style, times = 1) =>
  async (place: Place, uid: string): Promise<void> => {
    if (!(await place.world.deposit(uid, RELOAD.deposit, { bonusId: RELOAD.id }))) return;
    await style(place, uid, RELOAD.stakes * times);
    await collect(place, uid);
    await place.world.withdrawAll(uid);
  };

const alone =
  (live: (place: Place, uid: string) => Promise<void>): Hunter['begin'] =>
  async (place) => {
    const uid = await place.world.join();
    return () => live(place, uid);
  };

const PACK = [
  { id: 'welcome-1', deposit: 500 },
  { id: 'welcome-2', deposit: 500 },
  { id: 'welcome-3', deposit: 1_000 },
] as const;

/** The whole welcome pack, as far as it is given. */
async function takePack(place: Place, uid: string): Promise<void> {
  for (const { id: bonusId, deposit } of PACK) {
    if (!(await place.world.deposit(uid, deposit, { bonusId }))) break;
    await SLOTS_HIGH(place, uid, deposit * 10);
    await place.games.playSpins(uid);
  }
  await collect(place, uid);
  await place.world.withdrawAll(uid);
}

/** Stakes as much as an invitation asks for, with new money whenever there is too little. */
export async function stakeAsFriend(place: Place, uid: string, stake = RELOAD.stakes): Promise<void> {
  for (let staked = 0; staked < FRIEND_STAKES; staked += stake) {
    const { available } = await place.world.balance(uid);
    if (available < stake && !(await place.world.deposit(uid, stake))) return;
    await staking('dice', stake, SAFE_DICE)(place, uid, stake);
  }
}

/** A reward that is due comes when the player looks at the invitations. */
export async function takeReward(place: Place, uid: string): Promise<void> {
  await place.world.code(uid);
  await SLOTS_LOW(place, uid, 1_000);
}

export const HUNTERS: readonly Hunter[] = [
  {
    name: 'honest: low stakes at slots, with the daily offer every third day',
    begin: alone(async (place, uid) => {
      if (place.world.day % 3 === 0) await place.world.deposit(uid, RELOAD.deposit, { bonusId: RELOAD.id });
      await staking('slots', 50, {})(place, uid, RELOAD.stakes / 3);
      await collect(place, uid);
      if ((await place.world.balance(uid)).available > 5_000) await place.world.withdraw(uid, 4_000);
    }),
  },
  { name: 'bonus only: the daily offer, low stakes at slots', begin: alone(daily(SLOTS_LOW)) },
  { name: 'high swings: the daily offer, highest stakes at slots', begin: alone(daily(SLOTS_HIGH)) },
  { name: 'high swings at dice: one in fifty', begin: alone(daily(DICE_WILD)) },
  { name: 'low swings: safe dice, where stakes count a tenth', begin: alone(daily(DICE_SAFE)) },
  { name: 'low swings: safe flights, where stakes count half', begin: alone(daily(CRASH_SAFE, 2)) },
  {
    name: 'cash-back: all on one in fifty, once a week',
    begin: alone(async ({ world, games }, uid) => {
      if (world.day % WEEK !== 0 || !(await world.deposit(uid, WEEK_STAKE))) return;
      await games.play(uid, { kind: 'dice', stake: WEEK_STAKE, choice: WILD_DICE });
      await world.withdrawAll(uid);
    }),
  },
  {
    name: 'deposits and takes out, without a stake',
    begin: alone(async (place, uid) => {
      if (await place.world.deposit(uid, RELOAD.deposit, { bonusId: RELOAD.id })) await place.world.withdrawAll(uid);
      await collect(place, uid);
    }),
  },
  {
    name: 'parks a round of mines, and plays on',
    begin: alone(async (place, uid) => {
      const { world, games } = place;
      if (!(await world.deposit(uid, RELOAD.deposit, { bonusId: RELOAD.id }))) return;
      const parked = await games.park(uid, 100);
      await SLOTS_LOW(place, uid, RELOAD.stakes);
      await collect(place, uid);
      if (parked) await games.finish(uid, parked, 2);
      await world.withdrawAll(uid);
    }),
  },
  {
    name: 'points and wheel only: safe dice',
    begin: alone(async (place, uid) => {
      const { available } = await place.world.balance(uid);
      if (available < TURN_STAKES) await place.world.deposit(uid, TURN_STAKES);
      await DICE_SAFE(place, uid, TURN_STAKES);
      await collect(place, uid);
    }),
  },
  {
    name: 'points and wheel only: blackjack by the chart, where a tenth of a stake counts',
    begin: alone(async (place, uid) => {
      const { available } = await place.world.balance(uid);
      if (available < TURN_STAKES) await place.world.deposit(uid, TURN_STAKES);
      await BLACKJACK_CHARTED(place, uid, TURN_STAKES * 10);
      await collect(place, uid);
    }),
  },
  {
    name: 'opposite bets: two accounts with phones of their own, under and over',
    begin: async (place) => {
      const pair = [await place.world.join(), await place.world.join()];
      return async () => {
        for (const [index, uid] of pair.entries()) {
          if (!(await place.world.deposit(uid, RELOAD.deposit, { bonusId: RELOAD.id }))) continue;
          const choice = { side: index === 0 ? 'under' : 'over', target: 50 };
          await staking('dice', 500, choice)(place, uid, RELOAD.stakes);
          await collect(place, uid);
          await place.world.withdrawAll(uid);
        }
      };
    },
  },
  {
    name: 'refunds: pays by card with the offer, plays, and takes all back to the card',
    begin: alone(async (place, uid) => {
      if (!(await place.world.deposit(uid, RELOAD.deposit, { bonusId: RELOAD.id, way: 'card' }))) return;
      await SLOTS_LOW(place, uid, RELOAD.stakes);
      await collect(place, uid);
      await place.world.withdrawAll(uid, { way: 'card' });
      await place.world.withdrawAll(uid);
    }),
  },
  {
    name: 'disputes: a new person with a card each week; what is lost is asked back from the bank',
    begin: async (place) => {
      const { world } = place;
      let uid = '';
      return async () => {
        if (world.day % WEEK === 0) uid = await world.join();
        const byCard = { way: 'card' } as const;
        const paid =
          (await world.deposit(uid, RELOAD.deposit, { ...byCard, bonusId: RELOAD.id })) ??
          (await world.deposit(uid, RELOAD.deposit, byCard));
        if (!paid) return;
        await SLOTS_HIGH(place, uid, RELOAD.stakes);
        await collect(place, uid);
        if (await world.withdrawAll(uid)) return;
        await world.dispute(paid, 'open');
        await world.dispute(paid, world.day % 2 === 0 ? 'lost' : 'won');
      };
    },
  },
  {
    name: 'many accounts: the whole welcome pack with each, one a day, phones of their own',
    begin: async (place) => async () => takePack(place, await place.world.join()),
  },
  {
    name: 'many accounts with one phone: the welcome pack and the daily offer with each',
    begin: async (place) => {
      const uids: string[] = [];
      return async () => {
        const { phoneNumber } = (uids[0] === undefined ? undefined : place.world.of(uids[0])) ?? {};
        const uid = await place.world.join(phoneNumber === undefined ? {} : { phoneNumber });
        uids.push(uid);
        await takePack(place, uid);
        for (const each of uids.slice(0, 3)) await daily(SLOTS_HIGH)(place, each);
      };
    },
  },
  {
    name: 'own friends: invites a new account a week, which stakes enough',
    begin: async (place) => {
      const { world } = place;
      const own = await world.join();
      await world.deposit(own, 100);
      const referralCode = await world.code(own);
      return async () => {
        if (world.day % WEEK !== 0) return;
        const friend = await world.join({ referralCode });
        await stakeAsFriend(place, friend);
        await collect(place, friend);
        await world.withdrawAll(friend);
        await takeReward(place, own);
      };
    },
  },
];
