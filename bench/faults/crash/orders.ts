/** What the process of a server that is to die is told, and what it answers. */
import type { PlayerRecords } from '../playerRecords.ts';
import type { PutCollection, PutDocument } from '../server/ServerHandle.ts';

export interface Orders {
  /** Dies at that boundary from now on. */
  arm: { ask: { dieAt?: number }; answer: null };
  work: { ask: object; answer: number };
  advance: { ask: { milliseconds: number }; answer: null };
  now: { ask: object; answer: number };
  put: { ask: { collection: PutCollection; documents: PutDocument[] }; answer: null };
  read: { ask: { uid: string }; answer: PlayerRecords };
  stop: { ask: object; answer: null };
}

export type OrderName = keyof Orders;

export interface OrderMessage {
  id: number;
  name: OrderName;
  ask: unknown;
}

export interface AnswerMessage {
  id: number;
  answer: unknown;
  error?: string;
}

/** Of the new process: that it listens. */
export interface ReadyMessage {
  url: string;
}

/** What it begins with, in the environment, as JSON. */
export interface ChildSettings {
  file: string;
  env: Record<string, string>;
  ahead: number;
}

export const SETTINGS_NAME = 'FAULT_SERVER';
