import type { Control } from './controls.ts';

/** Lists of countries or games have many controls that are alike; so many are pressed. */
const MOST_ALIKE = 2;

/** Parts of every page are one place; the main part belongs to its page, with any query. */
const placeOf = (address: string, { region }: Control): string =>
  region.startsWith('main') ? `${address.replace(/\?.*/, '')} ` : '';

/** Remembers used controls, so that each is used once. */
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

  /** It was not used. */
  giveBack(address: string, control: Control): void {
    const place = placeOf(address, control);
    this.#used.delete(place + control.key);
    this.#count(place + control.kind, -1);
  }

  #count(kind: string, by: number): void {
    this.#alike.set(kind, (this.#alike.get(kind) ?? 0) + by);
  }
}
