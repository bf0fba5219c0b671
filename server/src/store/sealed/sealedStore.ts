/** A store under the checked one, which keeps some fields sealed. Those above see them open. */
import type { AnyCondition, Scalar } from '../query.ts';
import type { RawFilter, RawQuery, RawReader, RawStore, RawTransaction } from '../RawStore.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { CannotUnseal, type Sealer } from './Sealer.ts';

/** The sealed fields of each collection. */
export type SealedFields = Readonly<Record<string, readonly string[]>>;

export interface Seals {
  /** Seals all that is written. */
  now: Sealer;
  /** The key before, for what a change of keys has not reached yet. */
  before?: Sealer | undefined;
  fields: SealedFields;
}

export function sealedStore(raw: RawStore, seals: Seals): RawStore {
  return {
    ...sealedReader(raw, seals),
    transaction: (key, callback) => raw.transaction(key, (tx) => callback(sealedTransaction(tx, seals))),
    watch: (listener) => raw.watch(listener),
    close: () => raw.close(),
    ...(raw.copyTo && { copyTo: raw.copyTo.bind(raw) }),
  };
}

const sealedReader = (raw: RawReader, seals: Seals): RawReader => ({
  async get(name, id) {
    const document = await raw.get(name, id);
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
  delete: (name, id) => raw.delete(name, id),
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

export const sealDocument = ({ now, fields }: Seals, name: string, document: StoredDocument): StoredDocument =>
  change(document, fields[name], (text) => now.seal(text));

export const openDocument = (seals: Seals, name: string, document: StoredDocument): StoredDocument =>
  change(document, seals.fields[name], (text) => openText(seals, text));

const ANY_SEAL = /^sealed:[\da-f]{8}:/;

/** Text from before there was a key is open. @throws CannotUnseal for an unknown key */
function openText({ now, before }: Seals, text: string): string {
  const sealer = [now, before].find((one) => one?.isSealed(text));
  if (sealer) return sealer.unseal(text);
  if (ANY_SEAL.test(text)) throw new CannotUnseal('A text was sealed with another key');
  return text;
}

function sealQuery<TQuery extends RawFilter | RawQuery>(
  { now, fields }: Seals,
  name: string,
  query: TQuery | undefined,
): TQuery | undefined {
  const sealed = fields[name];
  if (!query?.where || !sealed) return query;
  const seal = (value: Scalar): Scalar => (typeof value === 'string' && value !== '' ? now.seal(value) : value);
  const where = query.where.map((condition): AnyCondition => {
    if (!sealed.includes(condition[0])) return condition;
    const [field, op, value] = condition;
    return op === 'in' ? [field, op, (value as readonly Scalar[]).map(seal)] : [field, op, seal(value as Scalar)];
  });
  return { ...query, where };
}
