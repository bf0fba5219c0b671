import type { RawStore } from '../RawStore.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { openDocument, sealDocument, type Seals } from './sealedStore.ts';

const AT_ONCE = 200;
/** After every text with the prefix. */
const LAST = '\uffff';

/**
 * Seals with the present key what is open, or sealed with the key before. Nobody else may write meanwhile.
 * @returns how many documents @throws CannotUnseal when a text was sealed with another key
 */
export async function sealStored(raw: RawStore, seals: Seals): Promise<number> {
  let changed = 0;
  for (const [name, fields] of Object.entries(seals.fields))
    for (const field of fields) changed += await sealField(raw, seals, name, field);
  return changed;
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
