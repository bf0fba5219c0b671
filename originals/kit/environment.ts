import { browserClock } from './clock';
import { createFormat } from './format';
import { createHostBridge, hearHost, type SiteMessage } from './hostBridge';
import { createTranslate } from './i18n';
import messages from './messages';
import type en from './messages/en.json';
import type { Fetch } from './play/ask';
import type { Money } from './play/Money';
import { cryptoFloats } from './random';
import { createSound, startsWithSound } from './sound';
import { DEMO_STAKES } from './stakes';
import type { GameTheme } from './theme';
import { createWallet } from './wallet';
import { h } from './dom';

/** Everything outside a game; tests use their own time, random numbers and host. Without `money` it is a demo. */
export type GameEnvironment = ReturnType<typeof createEnvironment> & { money?: Money };

/** The environment of a real page; uses no storage or cookies. */
export function createEnvironment(root: HTMLElement, theme: GameTheme) {
  /** They receive key presses. */
  const keys: GlobalEventHandlers = document;
  return {
    root,
    theme,
    translateKit: createTranslate<typeof en>(messages, theme.language),
    format: createFormat(theme.language),
    wallet: createWallet(),
    stakes: DEMO_STAKES,
    /** Decides demo rounds. */
    floats: cryptoFloats,
    clock: browserClock,
    fetch: ((address, init) => window.fetch(address, init)) satisfies Fetch as Fetch,
    sound: createSound(startsWithSound(window.location.search), theme.tuning),
    tellHost: createHostBridge(window.parent),
    /** The page around the game has the bar with name, credits, sound and rules. */
    isBarOutside: new URLSearchParams(window.location.search).get('bar') === 'site',
    hearHost: (onMessage: (message: SiteMessage) => void) => hearHost(window, window.parent, onMessage),
    keys,
    announcer: createAnnouncer(),
    isMotionReduced: prefersReducedMotion(window),
    /** Rounds cost demo credits, not money. */
    isDemo: true,
  };
}

/** Returns whether to show results at once: the player wants reduced motion, or the browser cannot animate. */
function prefersReducedMotion(view: Window): boolean {
  const canAnimate = 'animate' in Element.prototype && typeof view.matchMedia === 'function';
  return !canAnimate || view.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A polite live region for results that are visible as movement; add its element to the page. */
export function createAnnouncer() {
  const element = h('div', { class: 'visuallyHidden', role: 'status', 'aria-live': 'polite' });
  return {
    element,
    /** A screen reader says the text when it is free. */
    say(text: string): void {
      // A screen reader ignores the same text twice in a row, unless the node differs.
      element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    },
  };
}
