import type { HouseKind, ROUND_ACTIONS } from '../../../contract/playTerms.ts';

export interface ModelLaunch {
  token: string;
  kind: HouseKind;
  /** True for the game that has one flight for everybody. */
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
  /** The seed behind this hash is read once it is in use. */
  nextServerSeedHash: string;
  clientSeed: string;
  nonce: number;
}

export interface ModelStep {
  id: string;
  action: (typeof ROUND_ACTIONS)[number];
  tile?: number;
}

/** A round as it was asked for, with what the seeds decide. Multipliers are hundredths. */
export interface DrawnRound {
  id: string;
  betId: string;
  kind: HouseKind;
  choice: Readonly<Record<string, unknown>>;
  /** Minor units. */
  stake: number;
  /** Only a round of the player's own seeds has it. */
  seedHash?: string;
  nonce?: number;
  /** The id of the flight that everybody shares. */
  flight?: string;
  /** The start of that flight in Unix ms. */
  startsAt?: number;
  /** The multiplier of slots and dice. */
  instant?: number;
  /** The exact win of roulette, and what its chips put at risk, in minor units. */
  instantWin?: number;
  atRisk?: number;
  /** The rules of hilo and blackjack drew this. */
  drawn?: object;
  mines?: readonly number[];
  crashAt?: number;
  /** The multiplier of an automatic cash-out. */
  target?: number;
}

export interface ModelRound extends DrawnRound {
  status: 'open' | 'settled' | 'void';
  bonusStake: number;
  /** So much of the stake was added by steps. */
  raised?: number;
  /** The stake that a free spin stands for. */
  freeSpin?: number;
  /** This much counted for that bonus, if the round concerned one. */
  wager: { counted: number; bonusId: string } | undefined;
  steps: ModelStep[];
  win: number;
  multiplier: number;
  /** The time of the scene's clock. */
  createdAt: number;
  /** Accounts after its last movement; unknown for rounds that workers end, as those of one turn have no order. */
  after: { balance: number; bonus: number } | undefined;
}

/** A flight that everybody shares. Times are Unix ms. */
export interface ModelFlight {
  id: string;
  crashAt: number;
  startsAt: number;
  crashesAt: number;
}

/** A bet asks for this. */
export interface ModelBet {
  betId: string;
  /** Minor units. */
  stake: number;
  choice: Record<string, unknown>;
  isValid: boolean;
  /** The reason why there is no free spin. */
  freeSpinRefusal?: string | undefined;
  isFree: boolean;
  /** The flight that takes bets now, if the game has one for everybody. */
  flight?: ModelFlight | undefined;
}
