import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { byPopularity, lobbyGames } from '../../../contract/catalogueRules.ts';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../../contract/collections.ts';
import { JackpotSchema } from '../../../contract/jackpots.ts';
import { GameSchema, ProviderSchema } from '../../../contract/games.ts';
import { byLanguage, type Language } from '../../../contract/userChoices.ts';
import type { PublishedCollection } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { keptReading } from '../store/reading.ts';
import { readLeaderboard } from '../play/challenge/readLeaderboard.ts';
import { isFeeding } from '../play/jackpots/feedJackpots.ts';
import { readBoards } from '../play/races/readBoards.ts';
import { RaceSchema, type RaceState } from '../../../contract/races.ts';
import { readPots } from '../play/jackpots/pots.ts';
import { readLatestBets } from '../play/readLatestBets.ts';
import { CachedResponse } from './CachedResponse.ts';
import { readDocuments, readGames, readSiteSettings } from './readDocuments.ts';
import { createUnknownFactsWarning, readTextPages } from './readTextPages.ts';

/** Calls `act` at once when it is quiet, and else once at the end of the interval (ms). A waiting call keeps no process alive. */
export function atMostEvery(interval: number, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isAsked) return;
      isAsked = false;
      act();
      rest();
    }, interval);
    timer.unref();
  };
  return () => {
    isAsked = timer !== undefined;
    if (isAsked) return;
    act();
    rest();
  };
}

export type Translated = Readonly<Record<Language, CachedResponse>>;

export type CachedResponses = ReturnType<typeof createCachedResponses>;

type ContentSchema = v.GenericSchema<unknown, { id: string; isActive: boolean; placedAt?: string }>;

/** Text pages contain facts from the settings; the leaderboard has the prizes. */
const SOURCES: Partial<Record<ContentCollection, PublishedCollection[]>> = {
  'text-pages': ['text-pages', 'settings'],
  leaderboard: ['leaderboard', 'challenge-content', 'challenge-prizes'],
};
/** Rounds end all the time; the latest bets and the leaderboard follow them this often. */
const BETS_INTERVAL_MS = 3_000;
const SHOWN_BETS = 20;
/** The list of races has so many places of each. */
const RACE_LEADERS = 3;
const latestFirst = (a: { placedAt?: string }, b: { placedAt?: string }): number =>
  Date.parse(b.placedAt ?? '') - Date.parse(a.placedAt ?? '') || 0;

/** `now`: Unix ms. */
export function createCachedResponses(store: DocumentStore, log: FastifyBaseLogger, now: () => number = Date.now) {
  const readCatalogue = () => readGames(store, log);
  const readProviders = () => readDocuments(store, 'providers', ProviderSchema, log);
  /** The list has the order in which browsers show it, so that a slow phone has nothing to sort. */
  const readRanked = async () => (await readCatalogue()).toSorted(byPopularity);
  /** Home shows no facts of games, so that its list goes without them. */
  const readLobby = async () =>
    lobbyGames(await readCatalogue(), await readProviders()).map((game) => v.parse(GameSchema, game));
  const warnOfUnknownFacts = createUnknownFactsWarning(log);

  const readContent = async (name: ContentCollection, language: Language) => {
    if (name === 'text-pages') return readTextPages(store, log, { language, warnOfUnknownFacts });
    const schema: ContentSchema = CONTENT_COLLECTIONS[name];
    const items = await readDocuments(store, name, schema, log, { language });
    const shown = items.filter(({ isActive }) => isActive);
    if (name === 'leaderboard') return [...(await readLeaderboard(store)), ...shown];
    if (name !== 'bet-history') return shown;
    return [...(await readLatestBets(store)), ...shown].toSorted(latestFirst).slice(0, SHOWN_BETS);
  };

  const bets: CachedResponse[] = [];
  store.changes(
    ['rounds'],
    atMostEvery(BETS_INTERVAL_MS, () => bets.forEach((cached) => cached.markChanged())),
  );

  const publish = (sources: readonly PublishedCollection[], build: () => Promise<unknown>): CachedResponse => {
    const cached = new CachedResponse(build, (err) => log.error({ err, sources }, 'compression failed'));
    store.changes(sources, () => cached.markChanged());
    return cached;
  };

  const translate = (
    sources: readonly PublishedCollection[],
    build: (language: Language) => Promise<unknown>,
  ): Translated => byLanguage((language) => publish(sources, () => build(language)));

  const names = Object.keys(CONTENT_COLLECTIONS) as ContentCollection[];
  const content = new Map(
    names.map((name) => [name, translate(SOURCES[name] ?? [name], (language) => readContent(name, language))]),
  );
  for (const name of ['bet-history', 'leaderboard'] as const) bets.push(...Object.values(content.get(name) ?? {}));
  const catalogue = keptReading(readCatalogue);
  const readMarked = async () =>
    (await catalogue.read()).flatMap(({ id, gameUrl, status }) =>
      status === 'active' && isFeeding(gameUrl) ? id : [],
    );
  const jackpots = translate(['jackpots'], async (language) => ({
    pots: await readPots(store, await readDocuments(store, 'jackpots', JackpotSchema, log, { language })),
    games: await readMarked(),
  }));
  store.changes(['games'], () => {
    catalogue.forget();
    for (const cached of Object.values(jackpots)) cached.markChanged();
  });
  store.changes(
    ['jackpot-parts', 'jackpot-pots'],
    atMostEvery(BETS_INTERVAL_MS, () => Object.values(jackpots).forEach((cached) => cached.markChanged())),
  );
  const boards = keptReading(() => readBoards(store, now()));
  const readRaces = async (language: Language): Promise<RaceState[]> => {
    const texts = await readDocuments(store, 'races', RaceSchema, log, { language });
    const said = new Map(texts.map(({ id, title, description, imageUrl }) => [id, { title, description, imageUrl }]));
    return [...(await boards.read())].map(([id, { state }]) => ({ title: '', ...said.get(id), ...state }));
  };
  const races = translate([], async (language) =>
    (await readRaces(language)).map((race) => ({ ...race, places: race.places.slice(0, RACE_LEADERS) })),
  );
  const forgetBoards = (): void => {
    boards.forget();
    Object.values(races).forEach((cached) => cached.markChanged());
  };
  store.changes(['races', 'race-runs'], forgetBoards);
  store.changes(['race-scores'], atMostEvery(BETS_INTERVAL_MS, forgetBoards));
  return {
    catalogue: catalogue.read,
    jackpots,
    races,
    boards: boards.read,
    race: async (language: Language, id: string) => (await readRaces(language)).find((race) => race.id === id),
    games: publish(['games'], readRanked),
    lobby: publish(['games', 'providers'], readLobby),
    providers: publish(['providers'], readProviders),
    settings: translate(['settings'], (language) => readSiteSettings(store, log, language)),
    content,
  };
}
