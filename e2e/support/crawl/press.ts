import type { ElementHandle, Page } from '@playwright/test';
import { type Control, elementOf } from './controls.ts';

const PRESS_MS = 15_000;
const WRITTEN = /^(?:text|search|tel|email|number|)$/;

async function chooseAnother(element: ElementHandle): Promise<void> {
  const others = await element.evaluate((select) =>
    [...(select as HTMLSelectElement).options].filter(({ selected }) => !selected).map(({ value }) => value),
  );
  if (others[0] !== undefined) await element.selectOption(others[0]);
}

/** Brings a control of the last list into view and gives it the focus, so that its press is not taken for doing that. */
export async function reach(page: Page, index: number): Promise<void> {
  const element = await elementOf(page, index);
  await element.evaluate((control) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    (control as HTMLElement).focus({ preventScroll: true });
  });
}

/** Uses a control of the last list as a person would: writes into it, chooses something else, or presses it. */
export async function press(page: Page, index: number, { tag, type }: Control): Promise<void> {
  const element = await elementOf(page, index);
  if (tag === 'select') return chooseAnother(element);
  // A drawn control lies over the browser's own, which takes the press all the same.
  await element.click({ timeout: PRESS_MS, force: tag === 'input' });
  if (tag === 'textarea' || (tag === 'input' && WRITTEN.test(type))) await page.keyboard.type('1');
}
