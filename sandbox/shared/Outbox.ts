import { randomUUID } from 'node:crypto';
import type { KeptDocument, KeptDocuments } from './KeptDocuments.ts';

export interface Letter extends KeptDocument {
  url: string;
  body: unknown;
  /** Unix ms. */
  dueAt: number;
  /** How often it was sent in vain. */
  tries: number;
}

export interface OutboxOptions {
  kept: KeptDocuments;
  /** @returns whether it arrived */
  send: (letter: Letter) => Promise<boolean>;
  /** Before each further attempt, in ms; without any, a letter is sent once and then forgotten. */
  pausesMs?: readonly number[];
}

const KIND = 'letter';

/** Sends callbacks when they are due. What was not sent yet survives a restart. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isHeld = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Goes on with what was left. */
  start(): void {
    this.#letters().forEach((letter) => this.#schedule(letter));
  }

  /** `body` as it will be sent; `dueAt` in Unix ms. */
  add(url: string, body: unknown, dueAt: number): void {
    const letter = { id: randomUUID(), url, body, dueAt, tries: 0 };
    this.#options.kept.put(KIND, letter);
    this.#schedule(letter);
  }

  /** From now on nothing is sent. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Sends what is due at once, in order or the last one first, and the rest in its time. */
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
