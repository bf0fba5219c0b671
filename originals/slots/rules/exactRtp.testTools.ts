// The exact return to player of the slot. It is for tests, and too slow for the game.
import {
  FREE_SPIN_FACTOR,
  FREE_SPINS,
  LINE_PAYS,
  LINE_SYMBOLS,
  type LineSymbol,
  MOST_FREE_SPINS,
  REEL_STRIPS,
  ROWS,
  SCATTER_PAYS,
} from './paytable.ts';

/** The chance on each reel that one cell shows the symbol or a wild. */
function matchChances(symbol: LineSymbol): number[] {
  return REEL_STRIPS.map((strip) => strip.filter((shown) => shown === symbol || shown === 'W').length / strip.length);
}

/** The expected pay of one line for one symbol, in line stakes: exactly three, exactly four, all five from the left. */
function expectedLinePay(symbol: LineSymbol): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = matchChances(symbol);
  const [three, four, five] = LINE_PAYS[symbol];
  return a * b * c * ((1 - d) * three + d * (1 - e) * four + d * e * five);
}

/** Chances of 0 to 5 scatters in view. A reel shows at most one, with chance rows × scatters ÷ length. */
function scatterChances(): number[] {
  return REEL_STRIPS.reduce(
    (chances, strip) => {
      const shown = (ROWS * strip.filter((symbol) => symbol === 'S').length) / strip.length;
      return chances.map((chance, count) => chance * (1 - shown) + (chances[count - 1] ?? 0) * shown);
    },
    [1, 0, 0, 0, 0, 0],
  );
}

/** How many free spins a round has on average, with its limit. `chances` are those of three, four and five scatters. */
function expectedFreeSpins(chances: readonly number[]): number {
  const none = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  const wins = [none, ...chances].map((chance, index) => ({ chance, won: FREE_SPINS[index - 1] ?? 0 }));
  /** The free spins of a round after a spin, from those granted before it. */
  const grow = ([granted, share]: [number, number]): [number, number][] =>
    wins.map(({ chance, won }) => [Math.min(MOST_FREE_SPINS, granted + won), share * chance]);
  /** The share of all rounds by the free spins granted, of rounds that still have a spin to play. */
  let playing = new Map([[0, 1]]);
  let expected = 0;
  for (let played = 0; playing.size > 0; played += 1) {
    const after = [...playing].flatMap(grow);
    expected += after.reduce((sum, [granted, share]) => sum + (granted <= played ? share * played : 0), 0);
    playing = new Map();
    for (const [granted, share] of after)
      if (granted > played) playing.set(granted, (playing.get(granted) ?? 0) + share);
  }
  return expected;
}

/** The expected payout for a stake of one. Whether a free spin is played depends on earlier spins alone, so each pays the same. */
export function exactRtp(): number {
  // All lines have the same expectation, so together they pay like one line with the whole stake.
  const lines = LINE_SYMBOLS.reduce((sum, symbol) => sum + expectedLinePay(symbol), 0);
  const chances = scatterChances().slice(3);
  const scatters = chances.reduce((sum, chance, index) => sum + chance * (SCATTER_PAYS[index] ?? 0), 0);
  return (lines + scatters) * (1 + FREE_SPIN_FACTOR * expectedFreeSpins(chances));
}
