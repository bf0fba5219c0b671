import type { Control } from './controls.ts';

/** Of controls that are alike, such as the entries of a list; the cards of a list of games are all one. */
const MOST_ALIKE = 4;

/** What is on every page: there each link leads somewhere else, and all of them are followed. */
const isFrame = (region: string): boolean => /^(?:nav|header|footer|aside)/.test(region);

/** Remembers what was used, so that each control is used once: on its page, or once in all where every page has it. */
export class Novelty {
  readonly #used = new Set<string>();
  readonly #alike = new Map<string, number>();

  /** Whether it is to be used; from then on it counts as used. */
  take(address: string, { key, kind, region, href, isInCard }: Control): boolean {
    const place = region.startsWith('main') ? `${address} ` : '';
    const alike = this.#alike.get(place + kind) ?? 0;
    const isOneOfMany = alike >= (isInCard ? 1 : MOST_ALIKE) && !(isFrame(region) && href !== '');
    if (this.#used.has(place + key) || isOneOfMany) return false;
    this.#used.add(place + key);
    this.#alike.set(place + kind, alike + 1);
    return true;
  }
}
