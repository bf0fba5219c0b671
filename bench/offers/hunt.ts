import type { Hunter } from './hunters.ts';
import { World } from './World.ts';

export interface Hunted {
  name: string;
  accounts: number;
  /** KES, as all that follows. */
  paidIn: number;
  staked: number;
  spinsWon: number;
  /** Above zero: the hunter has won. */
  result: number;
  /** The standard error of the result, by the swings of its rounds. */
  error: number;
  isWinner: boolean;
}

const SIGMAS = 4;

/** Lets the hunter live off the offers for so many days. */
export async function hunt({ name, begin }: Hunter, days: number): Promise<Hunted> {
  const world = await World.open();
  try {
    const live = await begin(world);
    for (let day = 0; day < days; day += 1) {
      await live();
      await world.nextDay();
    }
    await world.checkJournal();
    const { paidIn, staked, spinsWon, squares } = world.sums;
    const result = await world.result();
    const error = Math.sqrt(squares);
    const isWinner = result > SIGMAS * error;
    return { name, accounts: world.uids.length, paidIn, staked, spinsWon, result, error, isWinner };
  } finally {
    await world.close();
  }
}
