import type { ConnectionConfig } from '../limits/limitConnections.ts';
import type { PayoutTerms, PromptTerms } from '../ledger/index.ts';
import type { PaymentConfig } from './readPayments.ts';

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

/** Limits for one minute. */
export interface LimitConfig {
  /** Sessions and changes of one player. */
  playerWrites: number;
  /** Reads of one player; undefined: no limit. */
  playerReads?: number;
  /** Invalid tokens from one address. */
  badTokens: number;
  /** Payment callbacks from one address, except callbacks of mobile money with a valid secret. */
  hooks: number;
}

export interface PlayConfig {
  /** Lowest stake of accounts in KES. */
  minStakeKes: number;
  /** Calls of one opened game. */
  betsPerMinute: number;
  /** A public value for the flights for everybody; undefined in production until it is chosen. */
  flightSalt: string | undefined;
}

/** Secrets that encrypt phone numbers. */
export interface PhoneKeys {
  now: string;
  /** Empty: none. */
  before: string;
}

export interface Config extends PaymentConfig {
  mode: 'sandbox' | 'production';
  host: string;
  /** The port of the server, and the name of its setting. */
  port: number;
  portSetting: 'PORT' | 'API_PORT';
  dataDir: string;
  /** The built web app; undefined when another server serves it, as in development. */
  webDir: string | undefined;
  /** Origins of games that may be shown in a frame; empty means any in the sandbox, and none in production. */
  gameOrigins: readonly string[];
  /** Where players open the site. */
  siteOrigins: readonly string[];
  /** Production starts without the number of a licence. */
  isLicenceOptional: boolean;
  /** Addresses and ranges of proxies whose forwarded addresses are trusted; empty means none. */
  trustedProxies: readonly string[];
  identity: IdentityConfig;
  /** For phone numbers in the store; empty when production still needs one. */
  phoneKeys: PhoneKeys;
  /** SQLite in `dataDir`, or Firestore. */
  store: 'sqlite' | 'firestore';
  limits: LimitConfig;
  connections: ConnectionConfig;
  payouts: PayoutTerms;
  prompts: PromptTerms;
  /** For the calls of an operator; undefined: there are none. */
  operatorKey: string | undefined;
  play: PlayConfig;
  logLevel: string;
}
