import { randomUUID } from 'node:crypto';
import type { KeptDocument, KeptDocuments } from './KeptDocuments.ts';

export interface Letter extends KeptDocument {
  url: string;
  body: unknown;
  /** Unix ms. */
  dueAt: number;
  /** Number of failed attempts. */
  tries: number;
}

export interface OutboxOptions {
  kept: KeptDocuments;
  /** @returns whether it arrived */
  send: (letter: Letter) => Promise<boolean>;
  /** Pauses before further attempts, ms; without any, each letter is sent once. */
  pausesMs?: readonly number[];
}

const KIND = 'letter';

/** Sends callbacks when they are due. Unsent ones survive a restart. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isHeld = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Continues with unsent letters. */
  start(): void {
    this.#letters().forEach((letter) => this.#schedule(letter));
  }

  /** `body` as it will be sent; `dueAt` in Unix ms. */
  add(url: string, body: unknown, dueAt: number): void {
    const letter = { id: randomUUID(), url, body, dueAt, tries: 0 };
    this.#options.kept.put(KIND, letter);
    this.#schedule(letter);
  }

  /** Sends what waits for this address without its pause. */
  async sendNow(url: string): Promise<void> {
    for (const letter of this.#letters()) if (letter.url === url) await this.#send(letter);
  }

  /** Stops sending. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Sends everything due at once, in order or reversed, and the rest at its time. */
  async release(isReversed: boolean): Promise<void> {
    this.#isHeld = false;
    const due = this.#letters().filter(({ dueAt }) => dueAt <= Date.now());
    for (const letter of isReversed ? due.toReversed() : due) await this.#send(letter);
  }

  stop(): void {
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers.clear();
    this.#isHeld = true;
  }

  #letters(): Letter[] {
    return this.#options.kept.all<Letter>(KIND);
  }

  #schedule(letter: Letter): void {
    const timer = setTimeout(() => void this.#send(letter), Math.max(0, letter.dueAt - Date.now()));
    this.#timers.set(letter.id, timer);
  }

  async #send(letter: Letter): Promise<void> {
    clearTimeout(this.#timers.get(letter.id));
    this.#timers.delete(letter.id);
    if (this.#isHeld) return;
    const hasArrived = await this.#options.send(letter);
    if (this.#isHeld) return;
    const pause = this.#options.pausesMs?.[letter.tries];
    if (hasArrived || pause === undefined) return this.#options.kept.delete(KIND, letter.id);
    this.#retry({ ...letter, tries: letter.tries + 1, dueAt: Date.now() + pause });
  }

  #retry(letter: Letter): void {
    this.#options.kept.put(KIND, letter);
    this.#schedule(letter);
  }
}
