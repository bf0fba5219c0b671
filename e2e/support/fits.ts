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
    /** Its box, or its text if that is larger than the box. */
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
