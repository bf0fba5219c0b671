import type { CallLimitNumbers } from '../rateLimits/limitTable.ts';
import type { ConnectionConfig } from '../rateLimits/limitConnections.ts';
import type { PayoutTerms, PromptTerms } from '../ledger/index.ts';
import type { RailConfigs } from '../rails/index.ts';

/** The identity provider. Empty texts are settings that production still needs. */
export interface IdentityConfig {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** The file with the key of a service account; empty on Google's machines. */
  serviceAccount: string;
  /** The Auth emulator; always undefined in production. */
  emulatorUrl: string | undefined;
}

export interface PlayConfig {
  minStakeKes: number;
  /** A public value for the flights for everybody; undefined in production until it is chosen. */
  flightSalt: string | undefined;
}

/** Secrets that encrypt phone numbers. `before` is empty when the key has never changed. */
export type PhoneKeys = { now: string; before: string };

/** `kesPerUsd`: KES for one USD; 0 when production still needs it. */
export type PaymentConfig = { rails: RailConfigs; kesPerUsd: number };

/** The line that the operator draws between what one person decides and what two do, in whole KES. */
export interface ConsoleTerms {
  /** A payout of this much needs two people. */
  twoPeopleKes: number;
  /** One correction of a balance is this much at most. */
  correctionMostKes: number;
}

export interface Config extends PaymentConfig {
  mode: 'sandbox' | 'production';
  host: string;
  port: number;
  portSetting: 'PORT' | 'API_PORT';
  dataDir: string;
  /** The built web app; undefined when another server serves it, as in development. */
  webDir: string | undefined;
  /** Browsers may keep the site for the next visit, and for times without a network. */
  hasServiceWorker: boolean;
  /** Origins of games that may be shown in a frame; empty means any in the sandbox, and none in production. */
  gameOrigins: readonly string[];
  siteOrigins: readonly string[];
  /** Production starts without the number of a licence. */
  isLicenceOptional: boolean;
  /** Offers may give back more than play earns. */
  isGenerous: boolean;
  /** Addresses and ranges of proxies whose forwarded addresses are trusted; empty means none. */
  trustedProxies: readonly string[];
  identity: IdentityConfig;
  /** The key for phone numbers in the store is empty while production still needs one. */
  phoneKeys: PhoneKeys;
  store: 'sqlite' | 'firestore';
  callLimits: CallLimitNumbers;
  connections: ConnectionConfig;
  payouts: PayoutTerms;
  prompts: PromptTerms;
  /** Without a key, nobody can make the calls of an operator. */
  operatorKey: string | undefined;
  play: PlayConfig;
  console: ConsoleTerms;
  /** The folder with the signed heads of the audit, and the key that signs them. */
  auditDir: string;
  logLevel: string;
}

/** A mistake that the person who starts a program can fix: one line for each problem, with what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
