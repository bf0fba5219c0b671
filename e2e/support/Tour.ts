import { expect, type Page } from '@playwright/test';

/** A look at many places in one journey; all that is wrong is reported at the end. */
export class Tour {
  protected readonly page: Page;
  protected readonly problems: unknown[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  expectNothing(): void {
    expect(this.problems).toEqual([]);
  }
}
