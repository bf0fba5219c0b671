const COLUMNS = 5;
const ROWS = 5;

/** The next tile for a key, within the field; undefined for other keys. */
export function tileAfterKey(tile: number, key: string): number | undefined {
  const [row, column] = [Math.floor(tile / COLUMNS), tile % COLUMNS];
  const moves: Record<string, [number, number]> = {
    ArrowLeft: [row, Math.max(0, column - 1)],
    ArrowRight: [row, Math.min(COLUMNS - 1, column + 1)],
    ArrowUp: [Math.max(0, row - 1), column],
    ArrowDown: [Math.min(ROWS - 1, row + 1), column],
    Home: [row, 0],
    End: [row, COLUMNS - 1],
  };
  const move = moves[key];
  return move ? move[0] * COLUMNS + move[1] : undefined;
}
