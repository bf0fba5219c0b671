import { Busy, CannotWrite, Conflict } from '../errors.ts';

/** A gRPC code. Source: https://grpc.io/docs/guides/status-codes */
const ALREADY_EXISTS = 6;
/** The quota of the project is used up. */
const RESOURCE_EXHAUSTED = 8;
const ABORTED = 10;
const UNAVAILABLE = 14;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** A Firestore error as an error of our interface; other errors are unchanged. */
export function storeError(error: unknown): unknown {
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

/** The same for a read outside a transaction. */
export const readError = (error: unknown): unknown =>
  codeOf(error) === RESOURCE_EXHAUSTED
    ? new Busy('Firestore reads nothing: the quota of the project is used up')
    : storeError(error);
