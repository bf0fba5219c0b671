import type { BetBody, StepBody } from '../../../../contract/bets.ts';
import type { Round } from '../../../../contract/rounds.ts';

/** The calls of a game for money. Refusals are thrown with their `code`. */
export interface PlayCalls {
  open: (uid: string, gameId: string) => Promise<{ launchToken?: string | undefined }>;
  bet: (token: string, body: BetBody) => Promise<Round>;
  step: (token: string, roundId: string, body: StepBody) => Promise<Round>;
  takeBack: (token: string, betId: string) => Promise<{ round: Round | null }>;
  close: (token: string) => Promise<unknown>;
}
