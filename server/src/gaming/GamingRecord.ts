/** What a player has set for responsible play, as it is stored in `gaming/{uid}`. Instants are ISO 8601. */
import type { LimitPeriod } from '../../../contract/gaming.ts';
import type { Currency } from '../ledger/records.ts';
import type { Reader, StoredDocument } from '../store/DocumentStore.ts';

export interface Money {
  /** Minor units of `currency`. */
  amountMinor: number;
  currency: Currency;
}

export interface NextLimit {
  /** Absent: the limit ends. */
  limit?: Money;
  askedAt: string;
  startsAt: string;
}

export interface StoredLimit extends Money {
  setAt: string;
  /** Waits until its time has come; readers ask `limitAt`. */
  next?: NextLimit;
}

export interface Break {
  /** When the player asked for it. */
  since: string;
  until: string;
}

export interface GamingRecord extends StoredDocument {
  limits: Partial<Record<LimitPeriod, StoredLimit>>;
  realityCheck?: { minutes: number; setAt: string };
  timeOut?: Break;
  selfExclusion?: Break;
}

/** What decisions are made by. */
export interface Moment {
  /** Milliseconds since 1970. */
  now: number;
  /** KES for one USD, in force now. */
  kesPerUsd: number;
}

/** Of who has set nothing yet it is empty. Only `changeGaming` writes it. */
export const readGaming = async (store: Pick<Reader, 'get'>, uid: string): Promise<GamingRecord> =>
  ((await store.get('gaming', uid)) as GamingRecord | undefined) ?? { id: uid, limits: {} };
