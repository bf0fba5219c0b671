/** A read has changed, or a document to create exists. Nothing was written. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  readonly reason: 'changed' | 'exists';

  constructor(reason: 'changed' | 'exists', message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The database cannot do the work now: try again later. Nothing was written. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** The disk takes no writes: it is full, read-only or broken. Nothing was written; reading goes on. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite';
}

/** A transaction read after its first write: a mistake in the code. Nothing was written. */
export class ReadAfterWrite extends Error {
  override readonly name = 'ReadAfterWrite';
}

/** A document does not fit its collection, because another program wrote it. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord';
  readonly collection: string;
  readonly id: string;

  constructor(collection: string, id: string, problems: readonly string[]) {
    super(`${collection}/${id} is no record of its collection: ${problems.join(', ')}`);
    this.collection = collection;
    this.id = id;
  }
}
