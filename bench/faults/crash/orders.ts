/** Messages to and from the process of a server that will be killed. */
import type { PlayerRecords } from '../playerRecords.ts';
import type { StorePlace } from '../../stores.ts';
import type { PutCollection, PutDocument } from '../server/ServerHandle.ts';

export interface Orders {
  /** The process dies at that boundary from now on. */
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

/** The new process listens. */
export interface ReadyMessage {
  url: string;
}

/** Settings in the environment, as JSON. */
export interface ChildSettings {
  place: StorePlace;
  env: Record<string, string>;
  ahead: number;
}

export const SETTINGS_NAME = 'FAULT_SERVER';
