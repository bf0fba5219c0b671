import { expect, type Page } from '@playwright/test';

/** Checks many places in one journey, and reports all problems at the end. */
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
