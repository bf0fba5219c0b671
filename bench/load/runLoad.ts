import { setTimeout as delay } from 'node:timers/promises';
import { callServer, closeConnections } from './callServer.ts';
import type { Figures } from './Figures.ts';
import { accountForAll, type Accounts } from './accountForAll.ts';
import type { LoadPlayer } from './LoadPlayer.ts';
import { makeTrouble, type TroubleFigures } from './makeTrouble.ts';
import { type Load, type LoadSettings, openLoad } from './openLoad.ts';
import { playAll, type Sample } from './playAll.ts';

export interface LoadReport extends Accounts {
  settings: LoadSettings;
  figures: Figures;
  samples: readonly Sample[];
  trouble: TroubleFigures;
  /** The events of all players together. */
  events: number;
  streams: number;
}

const LOOK_MS = 200;
const LONGEST_MS = 30_000;

/** Each open stream tells what the server says of the balance, without being asked again. */
async function isTold(player: LoadPlayer): Promise<boolean> {
  const end = performance.now() + LONGEST_MS;
  do {
    const { data } = await callServer({
      ...{ method: 'GET', url: `${player.place.url}/api/wallet/balance`, token: player.token },
    });
    if (data['balance'] !== undefined && data['balance'] === player.events.balance) return true;
    await delay(LOOK_MS);
  } while (performance.now() < end);
  return false;
}

async function withTrouble(load: Load, act: () => Promise<Sample[]>) {
  const calm: TroubleFigures = { kills: 0, troubles: 0 };
  const over = new AbortController();
  const troubling = load.settings.isChaos ? makeTrouble(load, over.signal) : Promise.resolve(calm);
  const samples = await act();
  over.abort();
  return { samples, trouble: await troubling };
}

/** Players at a server until the time is over; then everything that has begun is ended, and accounted for. */
export async function runLoad(settings: LoadSettings): Promise<LoadReport> {
  const load = await openLoad(settings);
  const { figures, players, providers } = load;
  try {
    const { samples, trouble } = await withTrouble(load, () => playAll(load));
    const told = await Promise.all(players.map(isTold));
    await Promise.all(players.map(({ events }) => events.close()));
    await load.server.stop();
    const accounts = await accountForAll(load);
    told.forEach((is, number) => accounts.checks.that(is, `player-${number}: the stream tells the balance`));
    const [events, streams] = [sum(players, 'received'), sum(players, 'opened')];
    return { ...accounts, settings, figures, samples, trouble, events, streams };
  } finally {
    await load.server.kill();
    await providers.stop();
    closeConnections();
  }
}

const sum = (players: readonly LoadPlayer[], what: 'received' | 'opened'): number =>
  players.reduce((all, { events }) => all + events[what], 0);
