import type { HouseKind } from '../../../../contract/playTerms.ts';

export interface ModelLaunch {
  token: string;
  kind: HouseKind;
  /** Unix ms. */
  usedAt: number;
  isEnded: boolean;
  /** Deleted a day after its last use. */
  isForgotten: boolean;
}

export interface ModelSeeds {
  serverSeed: string;
  serverSeedHash: string;
  /** Its seed is read after the change to it. */
  nextServerSeedHash: string;
  clientSeed: string;
  nonce: number;
}

export interface ModelStep {
  id: string;
  action: 'open' | 'cashOut';
  tile?: number;
}

/** What was asked, and what fate decides. Multipliers are hundredths. */
export interface DrawnRound {
  id: string;
  betId: string;
  kind: HouseKind;
  choice: Readonly<Record<string, unknown>>;
  /** Minor units. */
  stake: number;
  seedHash: string;
  nonce: number;
  /** Of slots and dice: the multiplier. */
  instant?: number;
  mines?: readonly number[];
  crashAt?: number;
  /** Of an automatic cash-out. */
  target?: number;
}

export interface ModelRound extends DrawnRound {
  status: 'open' | 'settled' | 'void';
  bonusStake: number;
  /** For the bonus in play, if it was its business. */
  counted: number | undefined;
  steps: ModelStep[];
  win: number;
  multiplier: number;
  /** By the scene's clock. */
  createdAt: number;
  /** Accounts after its last movement; unknown for rounds that workers end, as those of one turn have no order. */
  after: { balance: number; bonus: number } | undefined;
}
