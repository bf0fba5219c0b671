import type { Page } from '@playwright/test';
import { payShillingsByCard } from './rails/card.ts';
import { payInByPhone } from './rails/mpesa.ts';

const WAYS: readonly ((page: Page, amountKes: number) => Promise<void>)[] = [payInByPhone, payShillingsByCard];

/** Money for journeys that are about no rail, past the site and by the first. Resolves when it has arrived. */
export async function payIn(page: Page, amountKes: number): Promise<void> {
  await WAYS[0]?.(page, amountKes);
}
