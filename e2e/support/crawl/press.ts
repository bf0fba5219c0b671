import type { ElementHandle, Page } from '@playwright/test';
import { type Control, controlsOf, elementOf } from './controls.ts';

const PRESS_MS = 10_000;
/** What opens may still be on its way. */
const PATIENCE_MS = 6_000;
const STEP_MS = 200;
const WRITTEN = /^(?:text|search|tel|email|number)$/;

export interface Found {
  control: Control;
  element: ElementHandle;
}

async function chooseAnother(element: ElementHandle): Promise<void> {
  const others = await element.evaluate((select) =>
    [...(select as HTMLSelectElement).options].filter(({ selected }) => !selected).map(({ value }) => value),
  );
  if (others[0] !== undefined) await element.selectOption(others[0]);
}

/** Brings it into view and gives it the focus, so that its press is not taken for doing that. */
async function reach(page: Page, index: number): Promise<ElementHandle | null> {
  try {
    const element = await elementOf(page, index);
    await element.evaluate((node) => {
      const control = node as HTMLElement;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      control.focus({ preventScroll: true });
    });
    return element;
  } catch {
    // The page has put another in its place meanwhile.
    return null;
  }
}

/** Where a control is among those of now; another name of the only one of its kind is a state of it. */
function indexOf(wanted: Control, controls: readonly Control[]): number {
  const alike = controls.filter(({ kind }) => kind === wanted.kind);
  const itself = controls.findIndex(({ key }) => key === wanted.key);
  return itself < 0 && alike.length === 1 ? controls.indexOf(alike[0] as Control) : itself;
}

/** A control within reach; `null` when it does not come. */
export async function findControl(page: Page, wanted: Control): Promise<Found | null> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await page.waitForTimeout(STEP_MS)) {
    const controls = await controlsOf(page);
    const index = indexOf(wanted, controls);
    const control = controls[index];
    const element = control && (await reach(page, index));
    if (element) return { control, element };
  }
  return null;
}

/** Uses a control as a person would: writes into it, chooses something else, or presses it. */
export async function press(page: Page, { element, control: { tag, type } }: Found): Promise<void> {
  if (tag === 'select') return chooseAnother(element);
  // A drawn control lies over the browser's own, which takes the press all the same.
  await element.click({ timeout: PRESS_MS, force: tag === 'input' });
  if (tag === 'textarea' || (tag === 'input' && WRITTEN.test(type))) await page.keyboard.type('1');
}
