/**
 * The result of a step. `block` and `flightBlock` are an HMAC, with its message as `detail`: the key of the second is the
 * link of a flight for everybody. `chain` is that link, hashed `detail` times. `jackpotBlock` is the HMAC of a jackpot, and
 * `jackpot` says whether it falls by it: its id is the `detail`.
 */
export type VerifyStepName =
  | ('serverSeedHash' | 'chain' | 'block' | 'flightBlock' | 'floats' | 'jackpotBlock' | 'jackpot')
  | ('outcome' | 'refused' | 'multiplier' | 'win');

export interface VerifyStep {
  name: VerifyStepName;
  computed: string;
  detail?: string;
  /** The round says this; absent where it says nothing. */
  told?: string;
}

export interface Verification {
  steps: VerifyStep[];
  /** All that the round says is what was computed. */
  isFair: boolean;
}

export const isSame = ({ computed, told }: VerifyStep): boolean => told === undefined || told === computed;
