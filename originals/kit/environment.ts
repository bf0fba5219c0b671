import type { Floats } from '../fair/index.ts';
import { type Announcer, createAnnouncer } from './announcer';
import { browserClock, type Clock } from './clock';
import { createFormat, type Format } from './format';
import { createHostBridge, hearHost, type HostBridge, type SiteMessage } from './hostBridge';
import { createTranslate, type Translate } from './i18n';
import messages from './messages';
import type en from './messages/en.json';
import type { Money } from './play/Money';
import { cryptoFloats } from './random';
import { createSound, type Sound, startsWithSound } from './sound';
import { DEMO_STAKES, type StakeTerms } from './stakes';
import { type GameTheme, readTheme, type ThemeDefaults } from './theme';
import { createWallet, type Wallet } from './wallet';

/** Everything outside a game; tests use their own time, random numbers and host. */
export interface GameEnvironment {
  root: HTMLElement;
  theme: GameTheme;
  translateKit: Translate<typeof en>;
  format: Format;
  wallet: Wallet;
  stakes: StakeTerms;
  /** Decides demo rounds. */
  floats: Floats;
  clock: Clock;
  sound: Sound;
  host: HostBridge;
  /** The page around the game has the bar with name, credits, sound and rules. */
  isBarOutside: boolean;
  hearHost: (onMessage: (message: SiteMessage) => void) => void;
  /** Receives key presses: the document. */
  keys: EventTarget;
  announcer: Announcer;
  isMotionReduced: boolean;
  /** Rounds cost demo credits, not money. */
  isDemo: boolean;
  /** Rounds for money need this; it is absent in a demo. */
  money?: Money;
}

/** The environment of a real page; uses no storage, cookies or network. */
export function createEnvironment(root: HTMLElement, defaults: ThemeDefaults): GameEnvironment {
  const theme = readTheme(window.location.search, defaults);
  return {
    root,
    theme,
    translateKit: createTranslate(messages, theme.language),
    format: createFormat(theme.language),
    wallet: createWallet(),
    stakes: DEMO_STAKES,
    floats: cryptoFloats,
    clock: browserClock,
    sound: createSound(startsWithSound(window.location.search)),
    host: createHostBridge(window.parent),
    isBarOutside: new URLSearchParams(window.location.search).get('bar') === 'site',
    hearHost: (onMessage) => hearHost(window, window.parent, onMessage),
    keys: document,
    announcer: createAnnouncer(),
    isMotionReduced: prefersReducedMotion(window),
    isDemo: true,
  };
}

/** Returns whether to show results at once: the player wants reduced motion, or the browser cannot animate. */
function prefersReducedMotion(view: Window): boolean {
  const canAnimate = 'animate' in Element.prototype && typeof view.matchMedia === 'function';
  return !canAnimate || view.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
