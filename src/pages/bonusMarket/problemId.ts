import { refusedBlock } from '@/features/saferPlay';

const OF_CODE: Readonly<Record<string, string>> = {
  points_missing: 'bonusMarket.problem.points',
  offer_changed: 'bonusMarket.problem.changed',
  market_unavailable: 'bonusMarket.problem.gone',
};

/** The message of a purchase that came to nothing. */
export function problemId(error: unknown): string {
  const { code = '' } = error as { code?: string };
  if (refusedBlock(code)) return 'bonusMarket.problem.break';
  return OF_CODE[code] ?? 'bonusMarket.problem.failed';
}
