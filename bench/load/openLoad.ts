/** A server process with its providers and signed-in players, each with a stream of events. */
import path from 'node:path';
import { seedAccounts } from './seedAccounts.ts';
import { makeKeys, signedToken } from '../../server/src/testing/fakeTokens.ts';
import { CURRENCIES } from '../faults/accounts.ts';
import { type Providers, startProviders } from '../faults/providers/Providers.ts';
import { Random } from '../faults/Random.ts';
import { newPlace, type StorePlace } from '../stores.ts';
import { Figures } from './Figures.ts';
import { LoadServer, type LoadServerSettings } from './LoadServer.ts';
import { LoadPlayer, type Place } from './LoadPlayer.ts';

export interface LoadSettings {
  players: number;
  seconds: number;
  /** Each player does so much, also when the time is over: a busy machine may do nothing in it. */
  leastActs: number;
  seed: number;
  /** An empty one. */
  folder: string;
  /** Milliseconds of thought between two acts of a player, on average. */
  pauseMs: number;
  /** Providers with faults, and a server that is killed. */
  isChaos: boolean;
}

export interface Load {
  settings: LoadSettings;
  random: Random;
  figures: Figures;
  providers: Providers;
  players: readonly LoadPlayer[];
  /** Prompts of which another amount was told. */
  lied: Set<string>;
  storePlace: StorePlace;
  place: Place;
  logFile: string;
  /** The present server; `restart` kills it first. */
  server: LoadServer;
  restart: (pauseMs: number) => Promise<void>;
}

const PHONE_PREFIX = '0710';

export async function openLoad(settings: LoadSettings): Promise<Load> {
  const { folder, isChaos } = settings;
  const random = new Random(settings.seed);
  const figures = new Figures(random.branch(), isChaos);
  const storePlace = newPlace('SQLite', folder);
  const logFile = path.join(folder, 'server.log');
  const { privateKey, publicJwk } = await makeKeys();
  const providers = await startProviders(folder);
  const given: LoadServerSettings = { place: storePlace, env: providers.env, port: 0, publicJwk };
  const accounts = Array.from({ length: settings.players }, (_, number) => ({
    uid: `player-${number}`,
    currency: CURRENCIES[number % CURRENCIES.length] ?? 'KES',
    phoneStem: `${PHONE_PREFIX}${String(number).padStart(4, '0')}`,
  }));
  await seedAccounts(storePlace, accounts);
  const server = await LoadServer.start(given, logFile);
  providers.relay.target = server.url;
  const place: Place = { url: server.url, bareUrl: server.bareUrl, cardUrl: providers.cardUrl };
  const players: LoadPlayer[] = [];
  for (const account of accounts) {
    const token = await signedToken(privateKey, { uid: account.uid, expiresIn: settings.seconds + 3_600 });
    const more = { token, place, figures, random: random.branch(), isPatient: isChaos };
    players.push(new LoadPlayer({ ...account, ...more }));
  }
  const load: Load = {
    ...{ settings, random, figures, providers, players, lied: new Set(), storePlace, place, logFile, server },
    async restart(pauseMs) {
      await load.server.kill();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      load.server = await LoadServer.start({ ...given, port: server.port }, logFile);
      place.bareUrl = load.server.bareUrl;
    },
  };
  return load;
}
