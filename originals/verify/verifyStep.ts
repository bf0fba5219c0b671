/**
 * The result of a step. `block` and `flightBlock` are an HMAC, with its message as `detail`: the key of the second is the
 * link of a flight for everybody. `chain` is that link, hashed `detail` times. `jackpot` and `gift` say by the HMAC before them
 * whether a jackpot, whose id is the `detail`, or a free flight falls.
 */
export type VerifyStepName =
  | ('serverSeedHash' | 'chain' | 'block' | 'flightBlock' | 'floats' | 'jackpot')
  | 'gift'
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
