/** Reflow (WCAG 1.4.10) and larger text (1.4.4): finds what does not fit. */
import type { Locator, Page } from '@playwright/test';

export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

export const resetText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });

/** Buttons, headings and similar elements whose text does not fit. */
export const cutOff = (within: Locator): Promise<string[]> =>
  within.evaluate((root) => {
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4;
    const isHiding = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    const isShown = (element: Element) => element.checkVisibility() && !element.closest('.visuallyHidden');
    const parts = [...root.querySelectorAll('button, h1, h2, h3, article, section, label, p, li, dd')];
    return parts
      .filter(
        (part) => isShown(part) && isHiding(part) && isCut(part) && getComputedStyle(part).textOverflow === 'clip',
      )
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`);
  });

/** Elements wider than the window or dialog, without a scrollable element around them. */
export const tooWide = (within: Locator): Promise<string[]> =>
  within.evaluate((root) => {
    const { scrollWidth, clientWidth } = root;
    const edge = root.getBoundingClientRect().left + clientWidth;
    /** True when the element, or its text if that is larger, goes past the limit. */
    const isPast = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      const words = getComputedStyle(element).overflowX === 'visible' ? element.scrollWidth : 0;
      return left + Math.max(width, words) > edge + 0.5;
    };
    if (scrollWidth <= clientWidth) return [];
    const all = [...root.querySelectorAll('*')].filter(isPast);
    const innermost = all.filter((element) => ![...element.children].some(isPast));
    return [
      `${scrollWidth - clientWidth} px`,
      ...innermost.slice(0, 4).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

/** Words that are broken inside, and lines that end in an ellipsis. Addresses, numbers and seeds may break; a compound at its hyphen. */
export const brokenWords = (within: Locator): Promise<string[]> =>
  within.evaluate((root) => {
    const words = /M-Pesa|[\p{L}\p{N}’']{2,}/gu;
    /** An element for screen readers alone is one pixel in size. */
    const isHidden = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isHidden(element.parentElement));
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHidden(element);
    const lineCount = (text: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const brokenIn = (text: Node): string[] => {
      const value = text.nodeValue ?? '';
      if (/@|:\/\//.test(value) || text.parentElement?.closest('code')) return [];
      return [...value.matchAll(words)]
        .filter(({ 0: word, index }) => lineCount(text, index, index + word.length) > 1)
        .map(([word]) => `broken: ${word} in “${value.slice(0, 60)}”`);
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.parentElement && isShown(text.parentElement)) found.push(...brokenIn(text));
    }
    const cut = [...root.querySelectorAll(':not(input)')].filter(
      (element) =>
        isShown(element) &&
        getComputedStyle(element).textOverflow === 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [...found, ...cut.map((element) => `cut: ${element.tagName} ${element.textContent.slice(0, 60)}`)];
  });
