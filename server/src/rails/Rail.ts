/** A way for money in and out, such as cards: all that the rest of the server knows of it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '../../../contract/operations/operation.ts';
import type { RawOperation } from '../../../contract/operations/raw.ts';
import type { PartOf, RouteTypes } from '../../../contract/routes/route.ts';
import type { Transaction, WalletTerms } from '../../../contract/wallet.ts';
import type { LedgerContext, LedgerRail } from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';

/** What a signed-in player asks of a route. */
export interface PlayerCall<T extends RouteTypes> {
  uid: string;
  query: PartOf<T, 'query'>;
  body: PartOf<T, 'body'>;
  key: PartOf<T, 'key'>;
}

/** Registers a route for signed-in players. One that moves money is counted towards what a player may write in a minute. */
export type AddRailRoute = <T extends RouteTypes>(
  operation: Operation<T>,
  options: { movesMoney: boolean },
  handle: (call: PlayerCall<T>) => Promise<T['answer']>,
) => void;

/** What a provider sends. The body is as it came: a signature is over every byte of it. */
export interface ProviderCall {
  params: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RailHook {
  operation: RawOperation;
  /** Whether only the provider can have made the call: then it is not counted, as nobody makes it again. */
  isTrusted?: (params: ProviderCall['params']) => boolean;
  handle: (ctx: LedgerContext, call: ProviderCall) => Promise<object>;
}

/** What the provider's own script in the page loads, frames and asks, as a content security policy has it. */
export interface PageSources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

/** Of the sandbox: the stand-in's paths that the browser needs, and where it listens. */
export interface SandboxProxy {
  prefix: string;
  upstream: string;
  /** The answer while nobody listens there. */
  whenAway: () => Error;
}

export interface Rail extends LedgerRail {
  depositText: string;
  /** Milliseconds between looks at an open deposit; the last one repeats. */
  checkPauses: readonly number[];
  /** Asks the provider how an open deposit stands. */
  check: (ctx: LedgerContext, deposit: DepositRecord) => Promise<void>;
  /** The player has closed the form of an open payment. */
  close?: (ctx: LedgerContext, deposit: DepositRecord) => Promise<void>;
  /** Milliseconds between looks at an open withdrawal; the last one repeats. */
  payoutPauses: readonly number[];
  /** Sends a withdrawal, or asks how it stands. */
  payOut: (ctx: LedgerContext, withdrawal: WithdrawalRecord) => Promise<void>;
  /** What arrives. */
  payoutAmountOf: (withdrawal: WithdrawalRecord) => Pick<Transaction, 'payoutAmount' | 'payoutCurrency'>;
  routes: (ctx: LedgerContext, add: AddRailRoute) => void;
  hooks: readonly RailHook[];
  terms: Partial<WalletTerms>;
  pageSources?: PageSources;
  sandboxProxy?: SandboxProxy;
}
