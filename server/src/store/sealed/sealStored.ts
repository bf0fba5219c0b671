import type { RawQuery, StoredDocument } from '../query.ts';
import type { RawStore } from '../RawStore.ts';
import { openDocument, SEALED_FIELDS, SEALED_IDS, sealDocument, type Seals } from './sealedStore.ts';

const AT_ONCE = 200;
/** After every text with the prefix. */
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
