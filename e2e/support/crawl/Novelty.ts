import type { Control } from './controls.ts';

/** Of the entries of a list, such as countries or games. */
const MOST_ALIKE = 2;

/**
 * What every page has is one thing, wherever it is met; what stands in a page's main part is that page's own, whatever
 * it is asked for.
 */
const placeOf = (address: string, { region }: Control): string =>
  region.startsWith('main') ? `${address.replace(/\?.*/, '')} ` : '';

/** Remembers what was used, so that each control is used once. */
export class Novelty {
  readonly #used = new Set<string>();
  readonly #alike = new Map<string, number>();

  isNew(address: string, control: Control): boolean {
    const place = placeOf(address, control);
    const isOneOfMany = control.isListed && (this.#alike.get(place + control.kind) ?? 0) >= MOST_ALIKE;
    return !isOneOfMany && !this.#used.has(place + control.key);
  }

  take(address: string, control: Control): void {
    const place = placeOf(address, control);
    this.#used.add(place + control.key);
    this.#count(place + control.kind, 1);
  }

  /** It was not used after all. */
  giveBack(address: string, control: Control): void {
    const place = placeOf(address, control);
    this.#used.delete(place + control.key);
    this.#count(place + control.kind, -1);
  }

  #count(kind: string, by: number): void {
    this.#alike.set(kind, (this.#alike.get(kind) ?? 0) + by);
  }
}
