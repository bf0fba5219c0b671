import { CHOICES } from '@contract/bets.ts';
import type { Round } from '@contract/rounds.ts';
import { type Grid, gridOf } from '@originals/slots/rules/index.ts';
import type { SymbolArt } from '@originals/slots/ui/symbolArt';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import * as v from 'valibot';
import { t, useIntl } from '@/shared/i18n';
import { loadChunk } from '@/shared/lazyPart';
import { logForDevelopers } from '@/shared/log';
import { Multiplier } from './Detail';
import styles from './Outcome.module.scss';

/** The outcome as a picture; words beside it say the same. */
export const OutcomePicture = ({ round, address, isLarge }: { round: Round; address: string; isLarge?: true }) => (
  <span className={clsx(styles.picture, isLarge && styles.large)} aria-hidden="true">
    {round.kind === 'dice' && <DicePicture round={round} />}
    {round.kind === 'mines' && <MinesPicture outcome={round.outcome} />}
    {round.kind === 'slots' && <SlotsPicture stops={round.outcome.stops} address={address} />}
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

/** Shows the reels of the paid spin, with the symbols of the slot at this address as soon as they are drawn. */
function SlotsPicture({ stops, address }: { stops: readonly number[]; address: string }) {
  const { locale } = useIntl();
  const [art, setArt] = useState<Partial<SymbolArt>>({});
  useEffect(() => {
    const load = () => import('@originals/slots/ui/symbolArt');
    loadChunk(load).then(({ symbolsAt }) => setArt(symbolsAt(address, locale)), logForDevelopers);
  }, [address, locale]);
  return (
    <svg viewBox="0 0 100 60" focusable="false">
      {readGrid(stops).map((symbols, reel) =>
        symbols.map((symbol, row) => (
          <image key={`${reel} ${row}`} href={art[symbol]} x={1 + reel * 20} y={1 + row * 20} width="18" height="18" />
        )),
      )}
    </svg>
  );
}

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
