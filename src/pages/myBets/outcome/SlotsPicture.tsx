import { gridOf, type Grid } from '@originals/slots/rules/index.ts';
import styles from './Outcome.module.scss';

/** Stops that no reel has show nothing. */
function readGrid(stops: readonly number[]): Grid {
  try {
    return gridOf(stops);
  } catch {
    return [];
  }
}

/** What the reels showed in the paid spin: W is wild, S the scatter. */
export const SlotsPicture = ({ stops }: { stops: readonly number[] }) => (
  <svg viewBox="0 0 100 60" focusable="false">
    {readGrid(stops).map((symbols, reel) =>
      symbols.map((symbol, row) => (
        <text
          key={`${reel} ${row}`}
          className={styles.symbol}
          data-symbol={symbol}
          x={10 + reel * 20}
          y={16 + row * 19}
        >
          {symbol}
        </text>
      )),
    )}
  </svg>
);
