/** Every player acts, thinks and acts again, until the time is over; beside them bare calls of the same process. */
import { setTimeout as delay } from 'node:timers/promises';
import { callServer } from './callServer.ts';
import type { ServerMemory } from './LoadServer.ts';
import { actOnce, payByPhone } from './acts.ts';
import type { LoadPlayer } from './LoadPlayer.ts';
import type { Load } from './openLoad.ts';

/** Whole KES that each player brings. */
const FIRST_KES = 5_000;
const BARE_PAUSE_MS = 25;
const LOOK_MS = 100;
const MOST_SAMPLES = 10;
const MOST_SAMPLE_MS = 30_000;
/** Players come in one after another during this share of the run, not all at one moment. */
const ARRIVAL = 0.1;

export interface Sample extends ServerMemory {
  /** Seconds since the run began. */
  seconds: number;
}

async function playOne(player: LoadPlayer, { settings }: Load, begun: number): Promise<void> {
  const ends = begun + settings.seconds * 1_000;
  const think = () => delay(Math.min(-Math.log(1 - player.random.next()) * settings.pauseMs, settings.pauseMs * 5));
  await delay(player.random.next() * settings.seconds * 1_000 * ARRIVAL);
  await payByPhone(player, FIRST_KES, '00');
  for (let acts = 0; acts < settings.leastActs || performance.now() < ends; acts += 1) {
    await think();
    await actOnce(player);
  }
}

/** The floor: the same process, the same moment, no work. */
async function callBare({ figures, place }: Load, signal: AbortSignal): Promise<void> {
  const ask = async (kind: string, url: string) => {
    const from = performance.now();
    figures.take(kind, await callServer({ method: 'GET', url }), performance.now() - from);
  };
  while (!signal.aborted) {
    await ask('bare route', place.bareUrl);
    await ask('health', `${place.url}/api/health`);
    await delay(BARE_PAUSE_MS);
  }
}

async function sampleMemory(load: Load, begun: number, signal: AbortSignal): Promise<Sample[]> {
  const every = Math.min(MOST_SAMPLE_MS, (load.settings.seconds * 1_000) / MOST_SAMPLES);
  const samples: Sample[] = [];
  for (let due = begun; !signal.aborted; due += every) {
    while (performance.now() < due && !signal.aborted) await delay(LOOK_MS);
    const seconds = Math.round((performance.now() - begun) / 1_000);
    samples.push({ seconds, ...(await load.server.memory()) });
  }
  return samples;
}

export async function playAll(load: Load): Promise<Sample[]> {
  const over = new AbortController();
  const begun = performance.now();
  const beside = callBare(load, over.signal);
  // A killed server cannot tell; its memory is asked for in the calm part.
  const sampling = load.settings.isChaos ? Promise.resolve([]) : sampleMemory(load, begun, over.signal);
  await Promise.all(load.players.map((player) => playOne(player, load, begun)));
  over.abort();
  await beside;
  return sampling;
}
