/**
 * The result of a step. `block` and `flightBlock` are an HMAC, with its message as `detail`: the key of the second is the
 * link of a flight for everybody. `chain` is that link, hashed `detail` times. `jackpotBlock` is the HMAC of a jackpot or, with
 * that link as key, of a free flight. `jackpot` and `gift` say whether it falls by it; the id of the jackpot is the `detail`.
 */
export type VerifyStepName =
  | ('serverSeedHash' | 'chain' | 'block' | 'flightBlock' | 'floats' | 'jackpotBlock' | 'jackpot')
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
