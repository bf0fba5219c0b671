/** People who look for offers that pay. Each day they do what is said, as long as they have money. */
import { SAFE_DICE, WILD_DICE, type World } from './World.ts';

export interface Hunter {
  name: string;
  /** Opens the accounts. Returns what is done each day. */
  begin: (world: World) => Promise<() => Promise<void>>;
}

const RELOAD = { id: 'deposit-bonus-6', deposit: 500, stakes: 2_500 };
const SPINS_OFFER = { itemId: 'free-spins-1', price: 500, spins: 20 };
const TURN_STAKES = 2_000;

type Way = (world: World, uid: string, stakes: number) => Promise<void>;

/** Stakes so much in all, or what there is. */
const staking =
  (kind: 'slots' | 'dice', most: number, choice: object): Way =>
  async (world, uid, stakes) => {
    for (let left = stakes; left > 0;) {
      const { available, bonusBalance } = await world.balance(uid);
      const stake = Math.min(most, left, available + bonusBalance);
      if (stake < 20 || !(await world.stake(uid, kind, stake, choice))) return;
      left -= stake;
    }
  };

const SLOTS_LOW = staking('slots', 100, {});
const SLOTS_HIGH = staking('slots', 500, {});
const DICE_SAFE = staking('dice', 500, SAFE_DICE);
const DICE_WILD = staking('dice', 500, WILD_DICE);

/** Everything that is given away for nothing more than the stakes that were made. */
async function collect(world: World, uid: string): Promise<void> {
  await world.playSpins(uid);
  await world.wheel(uid);
  await world.buySpins(uid, SPINS_OFFER);
  await world.playSpins(uid);
}

/** Deposits with the daily offer, stakes what it asks for, collects, and takes the money out. */
const daily =
  (way: Way) =>
  async (world: World, uid: string): Promise<void> => {
    if (!(await world.deposit(uid, RELOAD.deposit, RELOAD.id))) return;
    await way(world, uid, RELOAD.stakes);
    await collect(world, uid);
    const { available } = await world.balance(uid);
    await world.withdraw(uid, Math.floor(available));
  };

const alone =
  (live: (world: World, uid: string) => Promise<void>): Hunter['begin'] =>
  async (world) => {
    const uid = await world.join();
    return () => live(world, uid);
  };

const PACK = [
  { id: 'welcome-1', deposit: 500 },
  { id: 'welcome-2', deposit: 500 },
  { id: 'welcome-3', deposit: 1_000 },
] as const;

export const HUNTERS: readonly Hunter[] = [
  { name: 'bonus only: the daily offer, low stakes at slots', begin: alone(daily(SLOTS_LOW)) },
  { name: 'high swings: the daily offer, highest stakes at slots', begin: alone(daily(SLOTS_HIGH)) },
  { name: 'high swings at dice: one in fifty', begin: alone(daily(DICE_WILD)) },
  { name: 'low swings: safe dice, where stakes count a tenth', begin: alone(daily(DICE_SAFE)) },
  {
    name: 'deposits and takes out, without a stake',
    begin: alone(async (world, uid) => {
      if (await world.deposit(uid, RELOAD.deposit, RELOAD.id)) await world.withdraw(uid, RELOAD.deposit);
      await collect(world, uid);
    }),
  },
  {
    name: 'parks a round of mines, and plays on',
    begin: alone(async (world, uid) => {
      if (!(await world.deposit(uid, RELOAD.deposit, RELOAD.id))) return;
      const parked = await world.park(uid, 100);
      await SLOTS_LOW(world, uid, RELOAD.stakes);
      await collect(world, uid);
      if (parked) await world.unpark(uid, parked);
      await world.withdraw(uid, Math.floor((await world.balance(uid)).available));
    }),
  },
  {
    name: 'points and wheel only: safe dice',
    begin: alone(async (world, uid) => {
      const { available } = await world.balance(uid);
      if (available < TURN_STAKES) await world.deposit(uid, TURN_STAKES);
      await DICE_SAFE(world, uid, TURN_STAKES);
      await collect(world, uid);
    }),
  },
  {
    name: 'many accounts: the whole welcome pack with each, one a day',
    begin: async (world) => async () => {
      const uid = await world.join();
      for (const { id, deposit } of PACK) {
        if (!(await world.deposit(uid, deposit, id))) return;
        await SLOTS_LOW(world, uid, deposit * 10);
        await world.playSpins(uid);
      }
      await collect(world, uid);
    },
  },
  {
    name: 'own friends: invites a new account a week, which stakes enough',
    begin: async (world) => {
      const own = await world.join();
      await world.deposit(own, 100);
      const code = await world.code(own);
      return async () => {
        if (world.day % 7 !== 0) return;
        const friend = await world.join(code);
        await world.deposit(friend, RELOAD.stakes);
        for (let staked = 0; staked < 35_000; staked += RELOAD.stakes) {
          const { available } = await world.balance(friend);
          if (available < RELOAD.stakes) await world.deposit(friend, RELOAD.stakes);
          await DICE_SAFE(world, friend, RELOAD.stakes);
        }
        await collect(world, friend);
        await world.code(own);
        await SLOTS_LOW(world, own, 1_000);
      };
    },
  },
  {
    name: 'opposite bets: two accounts, under and over',
    begin: async (world) => {
      const [one, other] = [await world.join(), await world.join()];
      return async () => {
        for (const [uid, side] of [
          [one, 'under'],
          [other, 'over'],
        ] as const) {
          if (!(await world.deposit(uid, RELOAD.deposit, RELOAD.id))) continue;
          await staking('dice', 500, { side, target: 50 })(world, uid, RELOAD.stakes);
          await collect(world, uid);
        }
      };
    },
  },
];
