import type { HouseKind } from '../../../../contract/playTerms.ts';

export interface ModelLaunch {
  token: string;
  kind: HouseKind;
  /** Of the game with one flight for everybody. */
  isShared: boolean;
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
  /** Of one's own seeds. */
  seedHash?: string;
  nonce?: number;
  /** Of a flight for everybody. */
  flight?: string;
  /** Of that flight, Unix ms. */
  startsAt?: number;
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
  /** The stake that a free spin stands for. */
  freeSpin?: number;
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

/** For everybody. Times are Unix ms. */
export interface ModelFlight {
  id: string;
  crashAt: number;
  startsAt: number;
  crashesAt: number;
}

/** What a bet asks for. */
export interface ModelBet {
  betId: string;
  /** Minor units. */
  stake: number;
  isValid: boolean;
  /** Of a free spin: the reason why there is none. */
  freeSpinRefusal?: string | undefined;
  isFree: boolean;
  /** That takes bets, for a game with one flight for everybody. */
  flight?: ModelFlight | undefined;
}
