/** A player in each currency, who asks at once for twice the money that is there. */
import type { Currency } from '../../server/src/store/records/money.ts';
import { LedgerScene } from '../../server/src/testing/LedgerScene.ts';
import { CURRENCIES } from './accounts.ts';
import type { FaultRun } from './FaultRun.ts';
import { openPlace } from '../stores.ts';

/** Each request asks for $10 or its worth in shillings and cents. */
export const AMOUNTS = { USD: 10, KES: 1_295 } as const;
/** The most amounts in one M-Pesa deposit. */
const AT_ONCE = 70;

export interface GreedyPlayer {
  uid: string;
  currency: Currency;
  /** This often, money is paid in. */
  half: number;
}

async function pay(scene: LedgerScene, { uid, currency, half }: GreedyPlayer): Promise<void> {
  await scene.addPlayer(uid, currency);
  for (let left = half; left > 0; left -= AT_ONCE) await scene.pay(Math.min(left, AT_ONCE) * AMOUNTS.KES, { uid });
}

/** Players with money sit down in a new store. */
export async function seatPlayers(faultRun: FaultRun) {
  const store = openPlace(faultRun.newPlace());
  const scene = new LedgerScene(store);
  const half = faultRun.sizes.drain / 2 / CURRENCIES.length;
  const players: GreedyPlayer[] = CURRENCIES.map((currency) => ({ uid: `in-${currency}`, currency, half }));
  for (const player of players) await pay(scene, player);
  return { store, scene, players };
}
