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

/** The codes that mean the disk. Source: https://www.sqlite.org/rescode.html */
const DISK = new Map([
  [8, 'the file or its disk is read-only'],
  [10, 'the disk fails'],
  [11, 'the file is damaged'],
  [13, 'the disk is full'],
  [14, 'the file cannot be opened'],
  [26, 'the file is no database'],
]);

/** The code that a system, SQLite (`errcode`) or gRPC has given an error. */
export const codeOf = (error: unknown, field: 'code' | 'errcode' = 'code'): unknown =>
  typeof error === 'object' && error !== null && field in error ? Reflect.get(error, field) : undefined;

/** Says in words what is wrong with the disk; undefined for any other error. Extended codes have the code in their last byte. */
export const diskTrouble = (error: unknown): string | undefined => DISK.get(Number(codeOf(error, 'errcode')) & 0xff);

/** An error of the disk as CannotWrite with its cause; other errors are unchanged. */
export function diskError(error: unknown): unknown {
  const trouble = diskTrouble(error);
  return trouble ? new CannotWrite(`The store cannot be written: ${trouble}`, { cause: error }) : error;
}

/** A gRPC code. Source: https://grpc.io/docs/guides/status-codes */
const ALREADY_EXISTS = 6;
/** The quota of the project is used up. */
const RESOURCE_EXHAUSTED = 8;
const ABORTED = 10;
const UNAVAILABLE = 14;

/** A Firestore error as an error of our interface; other errors are unchanged. */
export function firestoreError(error: unknown): unknown {
  switch (codeOf(error)) {
    case ALREADY_EXISTS:
      return new Conflict('exists', 'A document to create exists already');
    case ABORTED:
      return new Conflict('changed', 'What the transaction read kept changing');
    case RESOURCE_EXHAUSTED:
      return new CannotWrite('Firestore takes no writes: the quota of the project is used up', { cause: error });
    case UNAVAILABLE:
      return new Busy('Firestore cannot be reached');
    default:
      return error;
  }
}

/** Does the same for a read outside a transaction. */
export const firestoreReadError = (error: unknown): unknown =>
  codeOf(error) === RESOURCE_EXHAUSTED
    ? new Busy('Firestore reads nothing: the quota of the project is used up')
    : firestoreError(error);
