/** Replacements for what jsdom lacks, as small as possible. */
import { webcrypto } from 'node:crypto';

/** Everything is in view at once. */
class SeeingObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as unknown as IntersectionObserverEntry;
    this.#report([entry], this);
  }

  unobserve() {
    return undefined;
  }

  disconnect() {
    return undefined;
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** No element changes its size. */
class StillObserver implements ResizeObserver {
  observe() {
    return undefined;
  }

  unobserve() {
    return undefined;
  }

  disconnect() {
    return undefined;
  }
}

/** No query matches: a narrow screen without preferences. */
const matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  const focusable = 'button:not(:disabled), [href], input, select, iframe, [tabindex]';
  this.querySelector<HTMLElement>(focusable)?.focus();
}

function show(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

/** Returns the focus while the dialog is still in the document. */
function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
  const opener = openers.get(this);
  if (this.isConnected && opener instanceof HTMLElement) opener.focus();
}

export function installBrowserParts(): void {
  window.IntersectionObserver = SeeingObserver;
  window.ResizeObserver = StillObserver;
  window.matchMedia = matchMedia;
  Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  window.performance.getEntriesByType = () => [];
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.show = show;
  HTMLDialogElement.prototype.close = close;
}
