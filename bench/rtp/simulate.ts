import type { SimulatedGame } from './simulatedGames.ts';

export const FULL_RUN = 10_000_000;

export interface Simulated {
  name: string;
  rounds: number;
  /** Shares of all stakes. */
  rtp: number;
  standardError: number;
  exact: number;
  tolerance: number;
  isWithin: boolean;
}

/** Plays rounds of stake one. A shorter run has a wider tolerance. */
export function simulate(
  { name, exact, tolerance, start }: SimulatedGame,
  serverSeed: string,
  rounds: number,
): Simulated {
  const play = start(serverSeed);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const multiplier = play(round) / 100;
    sum += multiplier;
    squares += multiplier * multiplier;
  }
  const rtp = sum / rounds;
  const allowed = tolerance * Math.sqrt(FULL_RUN / rounds);
  return {
    name,
    rounds,
    rtp,
    standardError: Math.sqrt(Math.max(0, squares / rounds - rtp * rtp) / rounds),
    exact,
    tolerance: allowed,
    isWithin: Math.abs(rtp - exact) <= allowed,
  };
}
