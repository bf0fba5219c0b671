import { CHOICES } from '@contract/bets.ts';
import type { Round } from '@contract/rounds.ts';
import { type Grid, gridOf } from '@originals/slots/rules/index.ts';
import clsx from 'clsx';
import { FormattedNumber } from 'react-intl';
import * as v from 'valibot';
import { t } from '@/shared/i18n';
import { Multiplier } from './Detail';
import styles from './Outcome.module.scss';

/** The outcome as a picture; words beside it say the same. */
export const OutcomePicture = ({ round, isLarge = false }: { round: Round; isLarge?: boolean }) => (
  <span className={clsx(styles.picture, isLarge && styles.large)} aria-hidden="true">
    {round.kind === 'dice' && <DicePicture round={round} />}
    {round.kind === 'mines' && <MinesPicture outcome={round.outcome} />}
    {round.kind === 'slots' && <SlotsPicture stops={round.outcome.stops} />}
    {round.kind === 'crash' && <CrashPicture outcome={round.outcome} />}
  </span>
);

type RoundOf<TKind extends Round['kind']> = Extract<Round, { kind: TKind }>;

const CURVE = 'M4 54C40 54 74 44 94 8';

/** A flight: green as far as it was paid, red to its end. */
const CrashPicture = ({ outcome: { crashAt, cashedOutAt } }: Pick<RoundOf<'crash'>, 'outcome'>) => {
  const paid =
    cashedOutAt === undefined ? 0 : Math.min(1, Math.log(cashedOutAt) / Math.log(Math.max(crashAt ?? 0, 1.01)));
  return (
    <svg viewBox="0 0 100 60" focusable="false">
      <path className={crashAt === undefined ? styles.flying : styles.flown} d={CURVE} />
      {paid > 0 && <path className={styles.paid} d={CURVE} pathLength="1" strokeDasharray={`${paid} 1`} />}
    </svg>
  );
};

/** Reads the bet of a dice round; `null` when it cannot be read. */
function diceChoice({ choice }: Pick<Round, 'choice'>): v.InferOutput<typeof CHOICES.dice> | null {
  const read = v.safeParse(CHOICES.dice, choice);
  return read.success ? read.output : null;
}

/** A line from 0 to 100 with the winning side, and where the roll came down. */
function DicePicture({ round }: { round: RoundOf<'dice'> }) {
  const choice = diceChoice(round);
  const { roll } = round.outcome;
  const [from, to] = choice?.side === 'over' ? [choice.target, 100] : [0, choice?.target ?? 0];
  return (
    <svg viewBox="0 0 100 60" focusable="false">
      <rect className={styles.losing} x="0" y="26" width="100" height="8" rx="4" />
      <rect className={styles.winning} x={from} y="26" width={to - from} height="8" rx="4" />
      <path className={round.win > 0 ? styles.hit : styles.miss} d={`M${roll} 24l-7-13h14ZM${roll} 36v14`} />
    </svg>
  );
}

const SIDE = 5;

const TILES = Array.from({ length: SIDE * SIDE }, (_, tile) => tile);

/** The board: opened tiles, the mines as soon as they are told, and the one that was hit. */
function MinesPicture({ outcome: { opened, mines = [], hit } }: Pick<RoundOf<'mines'>, 'outcome'>) {
  const lookOf = (tile: number) =>
    clsx(opened.includes(tile) && styles.opened, mines.includes(tile) && styles.mine, tile === hit && styles.struck);
  return (
    <svg viewBox="0 0 60 60" focusable="false">
      {TILES.map((tile) => (
        <rect
          key={tile}
          className={clsx(styles.tile, lookOf(tile))}
          x={1 + (tile % SIDE) * 12}
          y={1 + Math.floor(tile / SIDE) * 12}
          width="10"
          height="10"
          rx="2.5"
        />
      ))}
    </svg>
  );
}

/** Stops that no reel has show nothing. */
function readGrid(stops: readonly number[]): Grid {
  try {
    return gridOf(stops);
  } catch {
    return [];
  }
}

/** The symbols around 0, 0 and 16 wide: 1 to 6 those of the game, W the wild one, S the scatter. The cards are their letters. */
const SHAPES: Readonly<Record<string, string>> = {
  1: 'M0-8 2.200-2.600 8-2.200 3.600 1.500 5 7.200 0 4.100-5 7.200-3.600 1.500-8-2.200-2.200-2.600Z',
  2: 'M-4.500-6.500h9L8-2 0 7.500-8-2Z',
  3: 'M0-8 6.500-5.500V0C6.500 4 3.500 6.500 0 8-3.500 6.500-6.500 4-6.500 0v-5.500Z',
  4: 'M0-8c7 4.500 7 11.500 0 16-7-4.500-7-11.500 0-16Z',
  5: 'M0-7a7 7 0 1 1 0 14A7 7 0 1 1 0-7Zm0 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8Z',
  6: 'M-4-7h8L8 0 4 7h-8L-8 0Z',
  W: 'M-8 6v-10l4.500 4L0-7l3.500 7L8-4V6Z',
  S: 'M0-8 1.800-4.400 5.700-5.700 4.400-1.800 8 0 4.400 1.800 5.700 5.700 1.800 4.400 0 8-1.800 4.400-5.700 5.700-4.400 1.800-8 0-4.400-1.800-5.700-5.700-1.800-4.400Z',
};

const place = (reel: number, row: number): string => `translate(${10 + reel * 20} ${10 + row * 20})`;

/** Shows the reels of the paid spin. */
const SlotsPicture = ({ stops }: { stops: readonly number[] }) => (
  <svg viewBox="0 0 100 60" focusable="false">
    {readGrid(stops).map((symbols, reel) =>
      symbols.map((symbol, row) => (
        <g key={`${reel} ${row}`} className={styles.symbol} data-symbol={symbol} transform={place(reel, row)}>
          {SHAPES[symbol] ? <path d={SHAPES[symbol]} /> : <text y="6">{symbol}</text>}
        </g>
      )),
    )}
  </svg>
);

export function OutcomeWords({ round }: { round: Round }) {
  if (round.kind === 'dice') return <Rolled round={round} />;
  if (round.kind === 'slots') return <Spun outcome={round.outcome} />;
  if (round.kind === 'mines') return <Opened outcome={round.outcome} />;
  return <Flown round={round} />;
}

function Rolled({ round }: { round: RoundOf<'dice'> }) {
  const choice = diceChoice(round);
  const roll = (
    <FormattedNumber key="roll" value={round.outcome.roll} minimumFractionDigits={2} maximumFractionDigits={2} />
  );
  return t(`bets.dice.${choice?.side ?? 'roll'}`, { roll, target: choice?.target ?? 0 });
}

const Spun = ({ outcome: { stops, freeSpins } }: Pick<RoundOf<'slots'>, 'outcome'>) => (
  <>
    {t('bets.slots.stops', { stops: stops.join(', ') })}
    {freeSpins.length > 0 && <> · {t('bets.slots.freeSpins', { count: freeSpins.length })}</>}
  </>
);

function Opened({ outcome: { opened, mines, hit } }: Pick<RoundOf<'mines'>, 'outcome'>) {
  const values = { count: opened.length, mines: mines?.length ?? 0 };
  if (hit !== undefined) return t('bets.mines.hit', values);
  return t(mines ? 'bets.mines.paid' : 'bets.mines.open', values);
}

/** The end of a flight for everybody is not told to those who left it, until it has crashed. */
function Flown({ round: { status, outcome } }: { round: RoundOf<'crash'> }) {
  const { crashAt, cashedOutAt } = outcome;
  if (status === 'void') return t('bets.crash.void');
  const values = {
    end: crashAt !== undefined && <Multiplier key="end" value={crashAt} />,
    paid: cashedOutAt !== undefined && <Multiplier key="paid" value={cashedOutAt} />,
  };
  if (crashAt === undefined) return t(cashedOutAt === undefined ? 'bets.crash.open' : 'bets.crash.left', values);
  return t(cashedOutAt === undefined ? 'bets.crash.lost' : 'bets.crash.paid', values);
}
