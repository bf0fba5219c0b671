import { Games } from './Games.ts';
import type { Hunter } from './hunters.ts';
import { type Reckoning, reckon, SIGMAS } from './reckon.ts';
import { World } from './World.ts';

export interface Hunted extends Reckoning {
  name: string;
  accounts: number;
  /** The hunter has won more than by luck, or would have won without luck. */
  isWinner: boolean;
}

/** Lets the hunter live off the offers for so many days. */
export async function hunt({ name, begin }: Hunter, days: number): Promise<Hunted> {
  const world = await World.open();
  try {
    const live = await begin({ world, games: new Games(world) });
    for (let day = 0; day < days; day += 1) {
      await live();
      await world.nextDay();
    }
    const reckoning = await reckon(world);
    const isWinner = reckoning.result < -SIGMAS * reckoning.sigma || reckoning.withoutLuck < 0;
    return { ...reckoning, name, accounts: world.accounts.size, isWinner };
  } finally {
    await world.close();
  }
}
