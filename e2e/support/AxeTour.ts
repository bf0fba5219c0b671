import type { Page } from '@playwright/test';
import { axeFindings } from './expectNoAxeViolations.ts';
import { Tour } from './Tour.ts';

/** Axe reads each place of the tour, by these of its rules or by all. */
export class AxeTour extends Tour {
  readonly #rules: readonly string[] | undefined;

  constructor(page: Page, rules?: readonly string[]) {
    super(page);
    this.#rules = rules;
  }

  async look(place: string): Promise<void> {
    for (const finding of await axeFindings(this.page, this.#rules)) this.problems.push(`${place}: ${finding}`);
  }
}
