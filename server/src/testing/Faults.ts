import { GatewayUnavailable, OutcomeUnknown } from '../rails/providerCalls.ts';

/** A fault of a provider's next call: before it, so nothing was done, or after it, with the answer lost. */
export type Fault = 'unavailable' | 'lostBefore' | 'lostAfter';

/** Each fault happens once, in order. */
export class Faults {
  readonly #next: Fault[] = [];

  add(...faults: Fault[]): void {
    this.#next.push(...faults);
  }

  async strike<T>(call: () => T): Promise<T> {
    const fault = this.#next.shift();
    if (fault === 'unavailable') throw new GatewayUnavailable('not reached');
    if (fault === 'lostBefore') throw new OutcomeUnknown('no answer');
    const answer = call();
    if (fault === 'lostAfter') throw new OutcomeUnknown('no answer');
    return answer;
  }
}
