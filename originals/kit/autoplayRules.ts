// Amounts are cents. Pure: a server can run the same rules.

export interface AutoplayPlan {
  rounds: number;
  /** The run never loses more than this. */
  lossCents: number | undefined;
  /** The run ends when it has won this much. */
  winCents: number | undefined;
}

export interface AutoplayRun {
  plan: AutoplayPlan;
  /** Rounds that have not ended. */
  left: number;
  /** Payouts less stakes so far. */
  netCents: number;
}

export type AutoplayStop = 'count' | 'loss' | 'win';

export const startAutoplay = (plan: AutoplayPlan): AutoplayRun => ({ plan, left: plan.rounds, netCents: 0 });

export function roundPlayed(run: AutoplayRun, stakeCents: number, payoutCents: number): AutoplayRun {
  return { ...run, left: run.left - 1, netCents: run.netCents + payoutCents - stakeCents };
}

/** Why the run ends before another round with this stake; undefined when it continues. */
export function stopReason({ plan, left, netCents }: AutoplayRun, stakeCents: number): AutoplayStop | undefined {
  if (plan.winCents !== undefined && netCents >= plan.winCents) return 'win';
  if (left <= 0) return 'count';
  return plan.lossCents !== undefined && stakeCents - netCents > plan.lossCents ? 'loss' : undefined;
}
