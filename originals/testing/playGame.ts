import { MOTIFS } from '../motifs';
import { createAnnouncer, createEnvironment, type GameEnvironment } from '../kit/environment';
import type { Motifs } from '../kit/motif';
import { readTheme } from '../kit/theme';
import { createHostBridge } from '../kit/hostBridge';
import type { Floats } from '../fair/index.ts';
import { createWallet } from '../kit/wallet';
import { createManualClock, type ManualClock } from './manualClock';

/** The address of a drawing holds the drawing itself in tests. */
export const ALL_MOTIFS: Motifs = Object.fromEntries(
  Object.entries(MOTIFS).map(([id, address]) => [id, decodeURIComponent(address.slice(address.indexOf(',') + 1))]),
);

export interface GameSetUp {
  floats: Floats;
  startCents?: number;
}

export interface PlayedGame {
  root: HTMLElement;
  environment: GameEnvironment;
  clock: ManualClock;
  /** Messages of the frame to its parent. */
  posts: unknown[];
  /** Presses a key on an element, by default on the page without focus. */
  press: (key: string, target?: Element) => void;
  find: (selector: string) => HTMLElement;
  said: () => string;
  /** Starts automatic play, with amounts by the captions of their fields. */
  startAutoplay: (amounts?: Readonly<Record<string, string>>) => void;
}

/** Mounts a game with its own random numbers, time and wallet and reduced motion, and gives helpers for a player. */
export function playGame(mount: (environment: GameEnvironment) => void, { floats, startCents }: GameSetUp): PlayedGame {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const posts: unknown[] = [];
  const clock = createManualClock();
  const announcer = createAnnouncer();
  const defaults = {
    messages: { en: { title: 'Game' }, sw: { title: 'Mchezo' } },
    palette: 'royal',
    symbols: ['lion', 'crown', 'coin', 'mango', 'fish', 'palm'],
  } as const;
  const environment: GameEnvironment = {
    ...createEnvironment(root, { ...readTheme(window.location.search, defaults), motifs: ALL_MOTIFS }),
    keys: root,
    wallet: createWallet(startCents),
    tellHost: createHostBridge({ postMessage: (message: unknown) => void posts.push(message) }),
    isMotionReduced: true,
    floats,
    clock,
    announcer,
  };
  mount(environment);
  const find = (selector: string): HTMLElement => {
    const element = root.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`nothing on screen matches ${selector}`);
    return element;
  };
  const type = (caption: string, text: string): void => {
    const fields = [...root.querySelectorAll('dialog[open] .field')];
    const input = fields.find((field) => field.textContent.startsWith(caption))?.querySelector('input');
    if (!input) throw new Error(`no field has the caption ${caption}`);
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    root,
    environment,
    clock,
    posts,
    press: (key, target = root) =>
      void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    find,
    said: () => announcer.element.textContent,
    startAutoplay(amounts = {}) {
      find('.autoButton').click();
      for (const [caption, text] of Object.entries(amounts)) type(caption, text);
      find('dialog[open] .action').click();
    },
  };
}

/** Random numbers from a list, then zeros. */
export function scriptedFloats(...floats: number[]): Floats {
  const left = [...floats];
  return () => left.shift() ?? 0;
}
