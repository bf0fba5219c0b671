import { Busy, Conflict } from '../errors.ts';

/** A gRPC code. Source: https://grpc.io/docs/guides/status-codes */
const ALREADY_EXISTS = 6;
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
    case UNAVAILABLE:
      return new Busy('Firestore cannot be reached');
    default:
      return error;
  }
}
