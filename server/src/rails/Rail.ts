/** A payment rail, such as cards: everything that the rest of the server knows about it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Operation, PartOf, RawOperation, RouteTypes } from '../../../contract/route.ts';
import type { Transaction } from '../../../contract/transactions.ts';
import type { MethodTerms } from '../../../contract/wallet.ts';
import type { LedgerContext, LedgerPolicy, LedgerRail } from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import type { ConfigOf, RailSettings } from './settingTypes.ts';
import type { RailSchemas } from '../store/collections.ts';

export interface SignedIn {
  /** E.164. */
  phoneNumber?: string;
  signInMethod: string;
  /** Unix seconds. */
  authTime: number;
}

/** A call of a signed-in player to a route. */
type PlayerCall<T extends RouteTypes> = { [TName in 'query' | 'body' | 'key']: PartOf<T, TName> } & {
  uid: string;
  /** Reads the token of a sign-in, such as one with another phone. @throws SignInRefused */
  verify: (token: string) => Promise<SignedIn>;
};

/** Registers a route for signed-in players. A route that moves money counts towards the writes of a player. */
type AddRailRoute = <T extends RouteTypes>(
  operation: Operation<T>,
  options: { movesMoney: boolean },
  handle: (call: PlayerCall<T>) => Promise<T['answer']>,
) => void;

/** A call of a provider. The body is raw, because a signature covers every byte. */
export interface ProviderCall {
  params: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RailHook {
  operation: RawOperation;
  /** True when only the provider can have made the call; then it is not limited, because nobody would repeat it. */
  isTrusted?: (params: ProviderCall['params']) => boolean;
  handle: (ctx: LedgerContext, call: ProviderCall) => Promise<object>;
}

/** The origins that the provider's script loads, frames and calls, for a content security policy. */
export interface PageSources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

/** Sandbox: the paths that the browser needs, and the address behind them. */
export type SandboxProxy = { prefix: string; upstream: string; whenAway: () => Error };

export interface Rail extends LedgerRail {
  depositText: string;
  /** Milliseconds between checks of an open deposit; the last one repeats. */
  checkPauses: readonly number[];
  check: (ctx: LedgerContext, deposit: DepositRecord) => Promise<void>;
  /** Called when the player has closed the form of an open payment. */
  close?: (ctx: LedgerContext, deposit: DepositRecord) => Promise<void>;
  /** Milliseconds between checks of an open withdrawal; the last one repeats. */
  payoutPauses: readonly number[];
  /** Sends a withdrawal, or asks about it. */
  payOut: (ctx: LedgerContext, withdrawal: WithdrawalRecord) => Promise<void>;
  /** The rail counts and writes by it within the ledger's transactions. */
  policy?: LedgerPolicy;
  payoutAmountOf: (withdrawal: WithdrawalRecord) => Pick<Transaction, 'payoutAmount' | 'payoutCurrency'>;
  routes: (ctx: LedgerContext, add: AddRailRoute) => void;
  hooks: readonly RailHook[];
  /** The public terms have this of the rail; undefined while nobody can pay by it. */
  terms: MethodTerms | undefined;
  pageSources?: PageSources;
  sandboxProxy?: SandboxProxy;
}

/** The ledger's context, in which the rails stand too. */
export interface MoneyContext extends LedgerContext {
  rails: readonly Rail[];
}

/** The folder of a rail shows only this to others. */
export interface RailModule<TSettings extends RailSettings> {
  settings: TSettings;
  schemas: RailSchemas;
  open: (config: ConfigOf<TSettings>) => Promise<Rail>;
}
