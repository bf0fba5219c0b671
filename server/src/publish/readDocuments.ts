import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Language } from '../../../contract/userChoices.ts';
import type { Query, StoredDocument } from '../store/query.ts';
import { numberProblems } from '../../../contract/contentBounds.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { Item, PublishedCollection } from '../store/collections.ts';
import { FullGameSchema, type Game } from '../../../contract/games.ts';
import { houseKindOf } from '../../../contract/playTerms.ts';
import { KINDS } from '../../../originals/kinds.ts';
import { modelOf, namedModelOf } from '../../../originals/slots/rules/index.ts';
import { DEFAULT_SETTINGS, type SiteSettings, SiteSettingsSchema } from '../../../contract/settings.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers, flags and ids are the same in every language. */
function translated(original: unknown, words: unknown): unknown {
  if (isFields(words) && (isFields(original) || original === undefined)) return mergeWords(original ?? {}, words);
  if (Array.isArray(words) && (Array.isArray(original) || original === undefined)) return words;
  if (typeof words !== 'string' || words.trim() === '') return original;
  return typeof original === 'string' || original === undefined ? words : original;
}

const mergeWords = (original: Fields, words: Fields): Fields => ({
  ...original,
  ...Object.fromEntries(Object.entries(words).map(([key, value]) => [key, translated(original[key], value)])),
});

/** Texts of `translations` replace the item's own; lists are replaced whole; prices and other values never change. */
export function inLanguage({ translations, ...item }: StoredDocument, language: Language): StoredDocument {
  const words = isFields(translations) ? translations[language] : undefined;
  return isFields(words) ? { ...mergeWords(item, words), id: item.id } : item;
}

/** Documents with an `order` come first; the others follow by id. The store has no order of its own. */
const rankOf = ({ order }: Item): number => (typeof order === 'number' ? order : Number.MAX_VALUE);
const byRank = (a: Item, b: Item): number => rankOf(a) - rankOf(b);

/** The contract's fields of each document, in the language where it is translated; what does not fit is left out with a warning. */
export async function readDocuments<TItem extends v.GenericSchema>(
  store: DocumentStore,
  collection: PublishedCollection,
  item: TItem,
  log: FastifyBaseLogger,
  { language = 'en', ...query }: Query<Item> & { language?: Language } = {},
): Promise<v.InferOutput<TItem>[]> {
  const documents = (await store.find(collection, query)).toSorted(byRank);
  return documents.flatMap((document) => {
    const read = v.safeParse(item, inLanguage(document, language));
    const outside = numberProblems(collection, document);
    if (read.success && outside.length === 0) return [read.output];
    const why = read.success ? outside : v.summarize(read.issues);
    log.warn({ collection, id: document.id, why }, 'document left out: it does not fit');
    return [];
  });
}

const percentOf = (share: number): number => Math.round(share * 10_000) / 100;

/** The rules of a house game tell them; its address names the kind and, of a slot, the model. */
function factsOf({ gameUrl, url }: Game) {
  const address = gameUrl ?? url;
  const kind = houseKindOf(address);
  if (kind !== 'slots') return kind && { rtp: percentOf(KINDS[kind].rtp) };
  const { rtp, volatility, maxWin, free } = modelOf({ model: namedModelOf(address) });
  return { rtp: percentOf(rtp), volatility, maxWin, hasFreeSpins: free !== undefined };
}

/** The public games with their facts. The address of a game for money is removed, because only opening the game gives it. */
export async function readGames(
  store: DocumentStore,
  log: FastifyBaseLogger,
  query: Query<Item> = {},
): Promise<Game[]> {
  return (await readDocuments(store, 'games', FullGameSchema, log, query)).map((read) => {
    const game = { ...read, ...factsOf(read) };
    if (game.isDemo) return game;
    const { gameUrl: _gameUrl, url: _url, ...published } = game;
    return published;
  });
}

/** The first settings document; defaults when there is none. */
export async function readSiteSettings(
  store: DocumentStore,
  log: FastifyBaseLogger,
  language: Language,
): Promise<SiteSettings> {
  const [settings] = await readDocuments(store, 'settings', SiteSettingsSchema, log, { language });
  return settings ?? { ...DEFAULT_SETTINGS, footerData: undefined };
}
