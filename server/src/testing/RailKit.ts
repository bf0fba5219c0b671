import type { MoneyContext } from '../rails/MoneyContext.ts';
import type { Rail } from '../rails/Rail.ts';
import type { DepositRecord, OpenDeposit } from '../store/records/deposit.ts';
import type { Currency } from '../store/records/money.ts';

/** What a scene gives to the kits of its rails. */
export interface SceneParts {
  wallet: { ctx: MoneyContext };
  wait: (milliseconds: number) => void;
  deposit: (id: string) => Promise<DepositRecord>;
}

interface Posted {
  key?: string | undefined;
  uid?: string;
}

/** What a running server gives to them. */
export interface AppParts {
  /** Posts below /api with an idempotency key. */
  post: (
    path: string,
    body: object,
    posted?: Posted,
  ) => Promise<{ status: number; body: string; data: unknown; code: unknown }>;
  /** Posts below /api/hooks without any token. */
  hook: (path: string, body: unknown, headers?: Record<string, string>) => Promise<{ status: number; body: unknown }>;
}

/** A rail over a provider in memory, and what tests do with it. Its folder says by augmentation what it adds to what. */
export interface RailKit {
  rail: Rail;
  /** The provider, by the name that tests have for it. */
  provider: object;
  ofScene: (scene: SceneParts) => object;
  ofApp: (app: AppParts) => object;
  /** Of a deposit that was recorded and not sent. */
  unsent: { currency: Currency; toRecord: (opened: OpenDeposit) => DepositRecord };
}
