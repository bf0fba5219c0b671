/** The visible controls. */
import type { ElementHandle, Page } from '@playwright/test';

export interface Control {
  /** Identifies a control on its page: region, kind and name, without numbers. */
  key: string;
  /** The same for similar controls, such as tiles of a list. */
  kind: string;
  /** The part of the page: `main`, `header`, or the name of a dialog. */
  region: string;
  tag: string;
  type: string;
  href: string;
  name: string;
  /** A link to another site has it. */
  rel: string;
  target: string;
  /** Pressed, open, checked, or its text. */
  state: string;
  /** A press would change nothing. */
  isChosen: boolean;
  /** An entry of a list; not navigation. */
  isListed: boolean;
}

interface Kept {
  crawled?: Element[];
}

/** The usable controls, only those inside an open dialog; no disabled ones, and no texts to copy. */
export const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option]';
    const FRAMES = 'nav, header, footer, aside';
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const root = document.activeElement?.closest('dialog[open]') ?? dialogs.at(-1) ?? document.body;
    const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const labelOf = (element: Element) => {
      const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      return labels.map(text).join(' ');
    };
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      (labelOf(element) || text(element) || element.getAttribute('placeholder') || element.getAttribute('title') || '');
    const regionOf = (element: Element) => {
      const part = element.closest('dialog, [role=dialog]') ?? element.closest('main') ?? element.closest(FRAMES);
      return part ? `${part.tagName.toLowerCase()} ${part.getAttribute('aria-label') ?? ''}`.trim() : 'page';
    };
    const isUsable = (element: Element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect();
      const isOnPage = width > 1 && height > 1 && right > 0 && bottom + window.scrollY > 0;
      const isOff =
        element.matches(':disabled, [readonly], [aria-disabled=true]') ||
        element.closest('[inert], [aria-hidden=true]');
      return isOnPage && !isOff && element.checkVisibility({ visibilityProperty: true });
    };
    const stateOf = (element: Element) => {
      const { value = '', checked = false } = element as HTMLInputElement;
      const aria = ['aria-pressed', 'aria-expanded', 'aria-selected'].map((attribute) =>
        element.getAttribute(attribute),
      );
      return [...aria, value, checked].join(' ');
    };
    const CHOSEN = '[aria-selected=true], [aria-checked=true], [aria-current=page], input[type=radio]:checked';
    const counts = new Map<string, number>();
    const elements = [...root.querySelectorAll(CONTROLS)].filter(isUsable);
    (window as Kept).crawled = elements;
    return elements.map((element) => {
      const tag = element.tagName.toLowerCase();
      const region = regionOf(element);
      const type = tag === 'input' ? (element as HTMLInputElement).type : (element.getAttribute('role') ?? '');
      const href = element.getAttribute('href') ?? '';
      const name = nameOf(element).slice(0, 60);
      const base = [region, tag, type, name.replace(/\d+/g, '0'), href].join(' | ');
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      return {
        key: count > 1 ? `${base} #${count}` : base,
        kind: [region, tag, type, element.className, element.parentElement?.className].join(' | '),
        region,
        tag,
        type,
        href,
        name,
        rel: element.getAttribute('rel') ?? '',
        target: element.getAttribute('target') ?? '',
        state: stateOf(element),
        isChosen: element.matches(CHOSEN),
        isListed: element.matches('li *, [role=option], article *, td *') && !element.closest(FRAMES),
      };
    });
  });

/** The element of the control with this index in the last list. */
export async function elementOf(page: Page, index: number): Promise<ElementHandle> {
  const handle = await page.evaluateHandle((at) => (window as Kept).crawled?.[at] ?? null, index);
  const element = handle.asElement();
  if (!element) throw new Error(`no control ${index}`);
  return element;
}
