import type { Change } from '../DocumentStore.ts';
import type { AnyCondition, RawFilter, RawQuery, Scalar, StoredDocument } from '../query.ts';
import type { RawReader, RawStore, RawTransaction } from '../RawStore.ts';
import { CannotUnseal, type Opener, type Sealer } from './Sealer.ts';

/** A store under the checked one, which keeps some fields and ids sealed. Those above see them open. */

/** The fields with phone numbers and secrets. Everything else names a phone masked, or by a sealed hash. */
export const SEALED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  users: ['phoneNumber'],
  deposits: ['phoneNumber'],
  withdrawals: ['phoneNumber'],
  staff: ['factorSecret'],
};

/** Ids that are hashes of phone numbers, which trying all numbers would find. Each document has the field, to read it by. */
export const SEALED_IDS: Readonly<Record<string, string>> = {
  'confirmed-phones': 'confirmedAt',
  'bonus-uses': 'bonusId',
  'prompt-uses': 'lastAt',
  payers: 'userId',
};

export interface Seals {
  /** Seals all that is written. */
  now: Sealer;
  /** Open what is not yet sealed with the present key. */
  before: readonly Opener[];
}

export function sealedStore(raw: RawStore, seals: Seals): RawStore {
  return {
    ...sealedReader(raw, seals),
    transaction: (key, callback) => raw.transaction(key, (tx) => callback(sealedTransaction(tx, seals))),
    changes: (names, listener) =>
      raw.changes(names, (changes) => listener(changes.map((one) => openChange(seals, one)))),
    lease: (name, ttl) => raw.lease(name, ttl),
    close: () => raw.close(),
    ...(raw.copyTo && { copyTo: raw.copyTo.bind(raw) }),
  };
}

const sealedReader = (raw: RawReader, seals: Seals): RawReader => ({
  async get(name, id) {
    const document = await raw.get(name, sealedId(seals, name, id));
    return document && openDocument(seals, name, document);
  },
  find: async (name, query) =>
    (await raw.find(name, sealQuery(seals, name, query))).map((document) => openDocument(seals, name, document)),
  sum: (name, field, filter) => raw.sum(name, field, sealQuery(seals, name, filter)),
  count: (name, filter) => raw.count(name, sealQuery(seals, name, filter)),
});

const sealedTransaction = (raw: RawTransaction, seals: Seals): RawTransaction => ({
  ...sealedReader(raw, seals),
  create: (name, document) => raw.create(name, sealDocument(seals, name, document)),
  set: (name, document) => raw.set(name, sealDocument(seals, name, document)),
  delete: (name, id) => raw.delete(name, sealedId(seals, name, id)),
});

function change(
  document: StoredDocument,
  fields: readonly string[] = [],
  by: (text: string) => string,
): StoredDocument {
  const changed = fields.flatMap((field) => {
    const value = document[field];
    return typeof value === 'string' && value !== '' ? [[field, by(value)]] : [];
  });
  return changed.length > 0 ? { ...document, ...Object.fromEntries(changed) } : document;
}

const sealedId = ({ now }: Seals, name: string, id: string): string => (name in SEALED_IDS ? now.seal(id) : id);

export const sealDocument = (seals: Seals, name: string, document: StoredDocument): StoredDocument => ({
  ...change(document, SEALED_FIELDS[name], (text) => seals.now.seal(text)),
  id: sealedId(seals, name, document.id),
});

export const openDocument = (seals: Seals, name: string, document: StoredDocument): StoredDocument => ({
  ...change(document, SEALED_FIELDS[name], (text) => openText(seals, text)),
  id: name in SEALED_IDS ? openText(seals, document.id) : document.id,
});

const openChange = (seals: Seals, change: Change): Change =>
  change.collection in SEALED_IDS ? { ...change, id: openText(seals, change.id) } : change;

const ANY_SEAL = /^sealed:[\da-f]{8}:/;

/** Text from before there was a key is open. @throws CannotUnseal for an unknown key */
function openText({ now, before }: Seals, text: string): string {
  const opener = [now, ...before].find(({ prefix }) => text.startsWith(prefix));
  if (opener) return opener.unseal(text);
  if (ANY_SEAL.test(text)) throw new CannotUnseal('A text was sealed with another key');
  return text;
}

function sealQuery<TQuery extends RawFilter | RawQuery>(
  { now }: Seals,
  name: string,
  query: TQuery | undefined,
): TQuery | undefined {
  const sealed = SEALED_FIELDS[name];
  if (!query?.where || !sealed) return query;
  const seal = (value: Scalar): Scalar => (typeof value === 'string' && value !== '' ? now.seal(value) : value);
  const where = query.where.map((condition): AnyCondition => {
    if (!sealed.includes(condition[0])) return condition;
    const [field, op, value] = condition;
    return op === 'in' ? [field, op, (value as readonly Scalar[]).map(seal)] : [field, op, seal(value as Scalar)];
  });
  return { ...query, where };
}

const AT_ONCE = 200;
/** This comes after every text with the prefix. */
const LAST = '\uffff';

/** Tells with which key everything was sealed. */
const NOTE = 'sealed-ids';

/**
 * Seals with the present key what is open, or sealed with the key before: once for each key. It may be cut off and made
 * again. Nobody else may write meanwhile.
 * @returns how many documents @throws CannotUnseal when a text was sealed with another key
 */
export async function sealStored(raw: RawStore, seals: Seals): Promise<number> {
  const { prefix } = seals.now;
  const note = await raw.get('meta', NOTE);
  if (Array.isArray(note?.['ids']) && note['ids'][0] === prefix) return 0;
  let changed = 0;
  for (const [name, fields] of Object.entries(SEALED_FIELDS))
    for (const field of fields) changed += await sealField(raw, seals, name, field);
  for (const [name, field] of Object.entries(SEALED_IDS)) changed += await sealIdsOf(raw, seals, name, field);
  await raw.transaction(NOTE, async (tx) => tx.set('meta', { id: NOTE, ids: [prefix] }));
  return changed;
}

async function sealIdsOf(raw: RawStore, seals: Seals, name: string, field: string): Promise<number> {
  let changed = 0;
  for (let after: Pick<RawQuery, 'after'> = {}; ;) {
    const documents = await raw.find(name, { orderBy: [field, 'asc'], limit: AT_ONCE, ...after });
    const old = documents.filter(({ id }) => !id.startsWith(seals.now.prefix));
    await raw.transaction(`seal:${name}`, async (tx) =>
      old.forEach((document) => {
        tx.delete(name, document.id);
        tx.set(name, sealDocument(seals, name, openDocument(seals, name, document)));
      }),
    );
    changed += old.length;
    const last = documents.at(-1);
    if (!last || documents.length < AT_ONCE) return changed;
    after = { after: { value: String(last[field]), id: last.id } };
  }
}

async function sealField(raw: RawStore, seals: Seals, name: string, field: string): Promise<number> {
  let changed = 0;
  for (;;) {
    const documents = await unsealed(raw, seals, name, field);
    if (documents.length === 0) return changed;
    await raw.transaction(`seal:${name}`, async (tx) =>
      documents.forEach((document) => tx.set(name, sealDocument(seals, name, openDocument(seals, name, document)))),
    );
    changed += documents.length;
  }
}

async function unsealed(raw: RawStore, { now }: Seals, name: string, field: string): Promise<StoredDocument[]> {
  const below = await raw.find(name, {
    where: [
      [field, '>', ''],
      [field, '<', now.prefix],
    ],
    limit: AT_ONCE,
  });
  if (below.length > 0) return below;
  return raw.find(name, { where: [[field, '>', now.prefix + LAST]], limit: AT_ONCE });
}
