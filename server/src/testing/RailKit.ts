import { RAIL_NAMES, RAIL_WORDS, type RailName } from '../../../contract/railWords.ts';
import type { MethodTerms } from '../../../contract/wallet.ts';
import type { WithdrawalMethodId } from '../../../contract/walletTerms.ts';
import type { MoneyContext, Rail } from '../rails/Rail.ts';
import type { DepositRecord, OpenDeposit } from '../store/records/deposit.ts';
import type { Currency } from '../store/records/money.ts';

/** The rail of tests that are about none. */
export const ANY_RAIL: RailName = RAIL_NAMES.at(-1) ?? RAIL_NAMES[0];
/** The withdrawal method of these tests. */
export const ANY_METHOD: WithdrawalMethodId = RAIL_WORDS[ANY_RAIL].withdrawal;

/** The parts of a scene for the kits of rails. */
export interface SceneParts {
  services: { ctx: MoneyContext };
  wait: (milliseconds: number) => void;
  deposit: (id: string) => Promise<DepositRecord>;
}

export interface Posted {
  key?: string | undefined;
  uid?: string;
}
export interface Posting extends Posted {
  bonusId?: string | undefined;
}
export interface Answer {
  status: number;
  body: string;
  data: unknown;
  code: unknown;
}

/** A payout in minor units of the currency in which it was paid. */
export interface Sent {
  withdrawalId: string | undefined;
  minor: number;
  currency: string;
}

/** Actions of any rail, for tests that are about none. Amounts are in KES, and whole cents at the rate of 129.5. */
export interface RailActs<TBegun> {
  begin: (amountKes: number, posting?: Posting) => Promise<TBegun>;
  /** A deposit is paid, or never will be; the provider reports it, or only knows it. */
  end: (depositId: string, isPaid?: boolean, isTold?: boolean) => Promise<unknown>;
  /** Later payouts arrive only when the provider reports it. */
  delayPayouts: () => void;
  /** The provider reports that a payout sent by the workers has arrived. */
  arrive: (withdrawalId: string) => Promise<unknown>;
}

/** The parts of a running server for the kits. */
export interface AppParts {
  /** Posts below /api with an idempotency key. */
  post: (path: string, body: object, posted?: Posted) => Promise<Answer>;
  /** Posts below /api/hooks without a token. */
  hook: (path: string, body: unknown, headers?: Record<string, string>) => Promise<{ status: number; body: unknown }>;
}

/** A rail with a provider in memory, and test steps. Its folder adds types by augmentation. */
export interface RailKit {
  rail: Rail;
  /** The provider, by its name in tests. */
  provider: object;
  /** The rail's own actions, in addition to the common ones. */
  ofScene: (scene: SceneParts) => { acts: RailActs<{ depositId: string }>; own: object };
  ofApp: (app: AppParts) => { acts: RailActs<Answer>; own: object };
  /** Number of deposits at the provider. */
  asked: () => number;
  /** Every payout that was sent, as often as it was. */
  sent: () => Sent[];
  /** Signed-in players use these; the first begins a deposit. */
  playerRoutes: readonly [string, ...string[]];
  /** The provider's callback path of a deposit, below /api/hooks, and the status for a stranger. */
  hooks: { of: (depositId: string) => readonly string[]; strange: string; refusal: number };
  /** The public terms have this of the rail. */
  terms: MethodTerms;
  /** The settings that production requires. */
  liveSettings: Readonly<Record<string, string>>;
  /** A deposit that was recorded and not sent. */
  unsent: {
    /** Ten dollars of it, in minor units. */
    amountMinor: number;
    currency: Currency;
    toRecord: (opened: OpenDeposit) => DepositRecord;
  };
}
