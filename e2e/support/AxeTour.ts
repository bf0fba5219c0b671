import { expect, type Page } from '@playwright/test';
import { axeFindings } from './expectNoAxeViolations.ts';

/** Looks at many places in one journey, and reports all of them at the end. */
export class AxeTour {
  readonly #page: Page;
  readonly #found: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  async look(place: string): Promise<void> {
    for (const finding of await axeFindings(this.#page)) this.#found.push(`${place}: ${finding}`);
  }

  expectNothing(): void {
    expect(this.#found).toEqual([]);
  }
}
