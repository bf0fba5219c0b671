/** The published lists: what each is built from, and which collections change it. */
import type { FastifyBaseLogger } from 'fastify';
import type * as v from 'valibot';
import { lobbyGames } from '../../../contract/catalogueRules.ts';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../../../contract/collections.ts';
import { GameSchema, ProviderSchema } from '../../../contract/games.ts';
import { DEFAULT_SETTINGS, SettingsSchema } from '../../../contract/settings.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { Publication } from './Publication.ts';
import { readDocuments } from './readDocuments.ts';

export interface Publications {
  games: Publication;
  lobby: Publication;
  providers: Publication;
  settings: Publication;
  content: ReadonlyMap<ContentCollection, Publication>;
}

type ContentSchema = v.GenericSchema<unknown, { id: string; isActive: boolean; placedAt?: string }>;

const contentNames = Object.keys(CONTENT_COLLECTIONS) as ContentCollection[];
const latestFirst = (a: { placedAt?: string }, b: { placedAt?: string }): number =>
  Date.parse(b.placedAt ?? '') - Date.parse(a.placedAt ?? '') || 0;

export function createPublications(store: DocumentStore, log: FastifyBaseLogger): Publications {
  const readGames = () => readDocuments(store, 'games', GameSchema, log);
  const readProviders = () => readDocuments(store, 'providers', ProviderSchema, log);
  const readLobby = async () => lobbyGames(await readGames(), await readProviders());
  const readSettings = async () => (await readDocuments(store, 'settings', SettingsSchema, log))[0] ?? DEFAULT_SETTINGS;

  const readContent = async (name: ContentCollection) => {
    const schema: ContentSchema = CONTENT_COLLECTIONS[name];
    const items = await readDocuments(store, name, schema, log);
    const shown = items.filter(({ isActive }) => isActive);
    return name === 'bet-history' ? shown.toSorted(latestFirst) : shown;
  };

  const publish = (sources: readonly string[], build: () => Promise<unknown>): Publication => {
    const publication = new Publication(build, (err) => log.error({ err, sources }, 'compression failed'));
    store.watch((changed) => {
      if (sources.some((source) => changed.has(source))) publication.markChanged();
    });
    return publication;
  };

  return {
    games: publish(['games'], readGames),
    lobby: publish(['games', 'providers'], readLobby),
    providers: publish(['providers'], readProviders),
    settings: publish(['settings'], readSettings),
    content: new Map(contentNames.map((name) => [name, publish([name], () => readContent(name))])),
  };
}
