// The exact return to player of the slot. For tests; too slow for the game.
import { FREE_SPIN_FACTOR, FREE_SPINS, LINE_PAYS, SCATTER_PAYS } from './paytable';
import { REEL_STRIPS } from './reelStrips';
import { LINE_SYMBOLS, ROWS, type LineSymbol } from './symbols';

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

/** The expected payout for a stake of one. A free spin wins `free` further ones on average: a geometric series. */
export function exactRtp(): number {
  // All lines have the same expectation, so together they pay like one line with the whole stake.
  const lines = LINE_SYMBOLS.reduce((sum, symbol) => sum + expectedLinePay(symbol), 0);
  const [three = 0, four = 0, five = 0] = scatterChances().slice(3);
  const expect = (values: readonly [number, number, number]): number =>
    three * values[0] + four * values[1] + five * values[2];
  const base = lines + expect(SCATTER_PAYS);
  const free = expect(FREE_SPINS);
  return base * (1 + (FREE_SPIN_FACTOR * free) / (1 - free));
}
