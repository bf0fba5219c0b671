import type { Locator } from '@playwright/test';

/** WCAG 2.5.8. */
const LEAST_TARGET = 24;

/** Controls of a game that are outside its frame, covered, smaller than a target, with small letters, or with words that do not fit. */
export const notWhole = (html: Locator): Promise<string[]> =>
  html.evaluate((root, least) => {
    const isOutside = ({ left, top, right, bottom }: DOMRect) =>
      Math.min(left, top) < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    const isSmall = (part: Element, { width, height }: DOMRect) =>
      part.matches('button') && Math.min(width, height) < least - 0.5;
    const isCut = (part: Element) => part.matches('button, p, .figure') && part.scrollWidth > part.clientWidth + 1;
    const hasSmallLetters = (part: Element) =>
      innerWidth >= 360 && innerHeight > innerWidth && parseFloat(getComputedStyle(part).fontSize) < 12;
    const touchesBox = (part: Element, { right }: DOMRect) =>
      part.matches('.field > .caption') && right > (part.parentElement?.getBoundingClientRect().right ?? 0) - 4;
    const isCovered = (part: Element, { left, top, right, bottom }: DOMRect) => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit === null || !(part.contains(hit) || hit.contains(part));
    };
    const isScrolledAway = (part: Element, { top, bottom }: DOMRect) => {
      const table = part.closest('.rouletteView');
      if (!table || !/auto|scroll/.test(getComputedStyle(table).overflowY)) return false;
      const seen = table.getBoundingClientRect();
      return top < seen.top || bottom > seen.bottom;
    };
    const problemsOf = (part: Element) => {
      const box = part.getBoundingClientRect();
      const isAway = isScrolledAway(part, box);
      const found = {
        outside: !isAway && isOutside(box),
        'too small': isSmall(part, box),
        'small letters': hasSmallLetters(part),
        cut: isCut(part) || touchesBox(part, box),
        covered: !isAway && isCovered(part, box),
      };
      const name = part.getAttribute('aria-label') ?? (part.textContent.trim() || part.className);
      return Object.entries(found).flatMap(([problem, isFound]) => (isFound ? [`${name}: ${problem}`] : []));
    };
    const parts = [
      ...root.querySelectorAll(
        'button, input, .typedRow .caption, .credits, .slots, .hit, .message, .figure, .flight, .numberCard, .reelCase',
      ),
    ];
    return parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('dialog, .visuallyHidden'))
      .flatMap(problemsOf);
  }, LEAST_TARGET);
