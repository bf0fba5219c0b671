/** Reflow (WCAG 1.4.10) and larger text (1.4.4): finds what does not fit. */
import type { CDPSession, Frame, Locator, Page } from '@playwright/test';

/** Each page has one session, as has a frame with a process of its own: the browser forgets the size when its session ends. */
const sessions = new WeakMap<Page | Frame, Promise<CDPSession | undefined>>();

/** Chromium with a window gives a sandboxed frame a process of its own; elsewhere a frame is of the session of its page. */
const sessionOf = (page: Page, target: Page | Frame): Promise<CDPSession | undefined> => {
  const session =
    sessions.get(target) ??
    page
      .context()
      .newCDPSession(target)
      .catch(() => undefined);
  sessions.set(target, session);
  return session;
};

/** The browser's own size of text, which media queries in em follow too. */
const setText = async (page: Page, standard: number): Promise<void> => {
  const targets = [page, ...page.frames().filter((frame) => frame !== page.mainFrame())];
  for (const target of targets)
    await (await sessionOf(page, target))?.send('Page.setFontSizes', { fontSizes: { standard } });
  // Grids whose columns are counted by script follow a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

export const doubleText = (page: Page) => setText(page, 32);

export const resetText = (page: Page) => setText(page, 16);

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

/**
 * Words that are broken inside, and lines that end in an ellipsis. Addresses and seeds may break, a compound at its hyphen,
 * and a word that is wider than a panel on this screen.
 */
export const brokenWords = (within: Locator): Promise<string[]> =>
  within.evaluate((root) => {
    const words = /M-Pesa|[\p{L}\p{N}’']{2,}/gu;
    /** An element for screen readers alone is one pixel in size. */
    const isHidden = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isHidden(element.parentElement));
    /** A name below zero lies under a picture that says it too. */
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isHidden(element) &&
      !(Number(getComputedStyle(element).zIndex) < 0);
    /** The sides of a page and of a panel, px. */
    const SIDES = 64;
    const isBroken = (text: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      const parts = [...range.getClientRects()];
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      return new Set(parts.map(({ top }) => Math.round(top))).size > 1 && width <= innerWidth - SIDES;
    };
    const brokenIn = (text: Node): string[] => {
      const value = text.nodeValue ?? '';
      if (/@|:\/\//.test(value) || text.parentElement?.closest('code')) return [];
      return [...value.matchAll(words)]
        .filter(({ 0: word, index }) => isBroken(text, index, index + word.length))
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

/** A line of text may touch the next one by its ascenders; more than this share of a line is an overlap. */
const TOUCH = 0.4;

/** Texts that stand on each other. What is cut off is not seen, and what is fixed over the page moves away when it is scrolled. */
export const overlapping = (within: Locator): Promise<string[]> =>
  within.evaluate((root, touch) => {
    interface Line {
      text: string;
      from: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    type Point = readonly [x: number, y: number];
    /** The corners of a text in a drawing, which may be turned: its upright box is larger than itself. */
    const cornersOf = (element: Element): Point[] => {
      const toScreen = element instanceof SVGTextElement && element.getScreenCTM();
      if (!toScreen) return [];
      const { x, y, width, height } = element.getBBox();
      const box: Point[] = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ];
      return box.map((corner) => new DOMPoint(...corner).matrixTransform(toScreen)).map((at) => [at.x, at.y]);
    };
    /** Two boxes are apart when a line along a side of one of them divides them. */
    const areApart = (one: readonly Point[], other: readonly Point[]): boolean =>
      [one, other].some((corners) =>
        corners.some(([x, y], index) => {
          const [nextX, nextY] = corners[(index + 1) % corners.length] as Point;
          const [along, across] = [nextY - y, x - nextX];
          const [mine, its] = [one, other].map((all) => all.map(([atX, atY]) => atX * along + atY * across));
          return mine && its && (Math.max(...mine) <= Math.min(...its) || Math.max(...its) <= Math.min(...mine));
        }),
      );
    const isOver = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
    const isSeen = (element: Element): boolean => {
      const asked = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
      if (!element.checkVisibility(asked)) return false;
      for (let part: Element | null = element; part && part !== root; part = part.parentElement)
        if (part.clientWidth === 1 || isOver(part)) return false;
      return true;
    };
    /** A picture lies over a name that it says too. */
    const isCovered = ({ from, left, right, top, bottom }: Line): boolean => {
      if (!(Number(getComputedStyle(from).zIndex) < 0)) return false;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [...(from.parentElement?.querySelectorAll('img') ?? [])].some((picture) => {
        const box = picture.getBoundingClientRect();
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      });
    };
    /** The parts around a line cut it off. */
    const clipped = (line: Line): Line => {
      for (let part: Element | null = line.from; part; part = part.parentElement) {
        if (getComputedStyle(part).overflow === 'visible') continue;
        const box = part.getBoundingClientRect();
        line.left = Math.max(line.left, box.left);
        line.right = Math.min(line.right, box.right);
        line.top = Math.max(line.top, box.top);
        line.bottom = Math.min(line.bottom, box.bottom);
      }
      return line;
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, from] = [node.nodeValue?.trim() ?? '', node.parentElement];
      if (text === '' || !from || !isSeen(from)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects())
        lines.push(clipped({ text: text.slice(0, 40), from, left, right, top, bottom }));
    }
    const shown = lines.filter((line) => line.right - line.left > 2 && line.bottom - line.top > 2 && !isCovered(line));
    const sorted = shown.toSorted((a, b) => a.top - b.top);
    const found = sorted.flatMap((line, index) => {
      const hits: string[] = [];
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next] as Line;
        if (other.top >= line.bottom) break;
        const height = Math.min(line.bottom, other.bottom) - other.top;
        const least = Math.min(line.bottom - line.top, other.bottom - other.top);
        const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const isHit = width > 2 && height > touch * least && !areApart(cornersOf(line.from), cornersOf(other.from));
        if (isHit) hits.push(`“${line.text}” and “${other.text}” overlap`);
      }
      return hits;
    });
    return [...new Set(found)];
  }, TOUCH);
