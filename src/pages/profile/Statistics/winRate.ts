/** Wins of all bets, 0 to 1 (docs/product.md, Profile); 0 without bets. */
export const winRate = ({ totalBets, totalWins }: { totalBets: number; totalWins: number }): number =>
  totalBets > 0 ? totalWins / totalBets : 0;
