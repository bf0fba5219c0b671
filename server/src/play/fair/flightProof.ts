import { createHash } from 'node:crypto';
import type { FlightProof } from '../../../../contract/rounds.ts';
import type { FlightRecord } from '../../store/records/flight.ts';

const KEY_LENGTH = 16;

/** The public name of a bet: its round cannot be found by it. */
export const betKeyOf = (roundId: string): string =>
  createHash('sha256').update(`bet ${roundId}`).digest('base64url').slice(0, KEY_LENGTH);

export const flightProofOf = ({ number, terminalHash, salt, length, link, status }: FlightRecord): FlightProof => ({
  flightId: number,
  terminalHash,
  salt,
  length,
  hash: status === 'crashed' ? link : undefined,
});
