/** Counts changes, so that a transaction reads again only what can have changed since it read. */
import { OWNER } from '../ChangeFeed.ts';
import type { AnyCondition } from '../query.ts';

/** A read depends on this: one document, the documents of one owner, or the whole collection. */
export type Scope = { collection: string; id?: string; owner?: string };

/** More are forgotten, and everything counts as changed once. */
const MOST_KEPT = 20_000;

/** No scope has both an id and an owner. */
const keyOf = ({ collection, id, owner }: Scope): string =>
  id === undefined ? (owner === undefined ? collection : `${collection} of ${owner}`) : `${collection}/${id}`;

export class Versions {
  readonly #counts = new Map<string, number>();
  /** The number of the latest change. A scope whose number was forgotten counts as changed. */
  #latest = 0;
  #forgotten = 0;

  /** Equal as long as nothing in the scope has changed. */
  of(scope: Scope): number {
    return this.#counts.get(keyOf(scope)) ?? this.#forgotten;
  }

  /** A document was written; `owners`: before and after it. */
  changed(collection: string, id: string, owners: readonly (string | undefined)[]): void {
    this.#latest += 1;
    if (this.#counts.size > MOST_KEPT) this.#forget();
    const scopes = [{ collection }, { collection, id }];
    const owned = owners.flatMap((owner) => (owner === undefined ? [] : [{ collection, owner }]));
    for (const scope of [...scopes, ...owned]) this.#counts.set(keyOf(scope), this.#latest);
  }

  #forget(): void {
    this.#counts.clear();
    this.#forgotten = this.#latest;
  }
}

export function scopeOf(collection: string, where: readonly AnyCondition[] = []): Scope {
  const [, , owner] = where.find(([field, op]) => field === OWNER && op === '==') ?? [];
  return typeof owner === 'string' ? { collection, owner } : { collection };
}
