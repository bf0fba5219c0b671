import type { ElementHandle, Page } from '@playwright/test';
import { type Control, controlsOf, elementOf } from './controls.ts';

const PRESS_MS = 10_000;
/** The opened part may still be loading. */
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

/** Scrolls to it and focuses it, so that this is not counted as an effect of its press. */
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
    // The page has replaced it.
    return null;
  }
}

/** The index of a control; the only one of its kind may have another name, as a state. */
function indexOf(wanted: Control, controls: readonly Control[]): number {
  const alike = controls.filter(({ kind }) => kind === wanted.kind);
  const itself = controls.findIndex(({ key }) => key === wanted.key);
  return itself < 0 && alike.length === 1 ? controls.indexOf(alike[0] as Control) : itself;
}

/** A reachable control; `null` when it does not appear. */
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

/** Uses a control like a person: types, chooses another option, or presses it. */
export async function press(page: Page, { element, control: { tag, type } }: Found): Promise<void> {
  if (tag === 'select') return chooseAnother(element);
  // A drawn control covers the browser's own, which still gets the press.
  await element.click({ timeout: PRESS_MS, force: tag === 'input' });
  if (tag === 'textarea' || (tag === 'input' && WRITTEN.test(type))) await page.keyboard.type('1');
}
