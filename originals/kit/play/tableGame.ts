import type { Floats } from '../../fair/index.ts';
import type { GameEnvironment } from '../environment';
import { createSegments } from '../segments';
import { type InstantGame, mountInstantGame } from './instantGame';
import type { PlayedKind } from './MoneyRound';

/** Chooses a risk; those that other games do not have bring their own words. */
export function createRiskPicker<TRisk extends string>(
  { translateKit: t }: GameEnvironment,
  options: { values: readonly TRisk[]; first: TRisk; textOf?: (risk: TRisk) => string; onChange: () => void },
) {
  const known = { low: t('low'), medium: t('medium'), high: t('high') } as Readonly<Record<string, string>>;
  return createSegments({ textOf: (risk) => known[risk] ?? risk, ...options, label: t('risk') });
}

type Instant<TChoice extends object, TOutcome> = InstantGame<TOutcome, TChoice, TOutcome>;

interface TableGame<TChoice extends object, TOutcome> extends Pick<
  Instant<TChoice, TOutcome>,
  'className' | 'choice' | 'help' | 'isReady' | 'together'
> {
  kind: PlayedKind<TOutcome>;
  /** Decides a demo round. */
  play: (choice: TChoice, floats: Floats) => { outcome: TOutcome; multiplier: number };
  /** Shows what the present choice pays. */
  view: Instant<TChoice, TOutcome>['view'] & { setPays: (pays: readonly number[]) => void };
  /** Controls of the choice, which rest during a round. */
  pickers: readonly { element: Node; setLocked: (isLocked: boolean) => void }[];
  texts: { ready: string; action: string };
  /** The multipliers that the present choice can pay, in hundredths. */
  pays: () => readonly number[];
}

/** A game that is decided at the bet, whose outcomes pay by a table: less than the stake, too. */
export function mountTableGame<TChoice extends object, TOutcome>(
  environment: GameEnvironment,
  { kind, play, pickers, pays, texts, ...game }: TableGame<TChoice, TOutcome>,
) {
  const { format, translateKit: t } = environment;
  const { showPay } = mountInstantGame(environment, {
    ...game,
    className: `gameTable ${game.className}`,
    rules: { kind, play, read: (outcome: TOutcome) => outcome },
    controls: pickers.map(({ element }) => element),
    locks: pickers,
    texts: { ...texts, pays: t('paysUpTo') },
    multiplier: () => Math.max(0, ...pays()),
    tell({ winCents, multiplier }) {
      const chip = timesOf(format, multiplier);
      if (winCents === 0) return { chip, text: t('unpaid', { multiplier: chip }) };
      const amount = format.amount(winCents);
      return { chip, text: t(multiplier > 100 ? 'paid' : 'partBack', { multiplier: chip, amount }) };
    },
  });
  /** Call it when the choice has changed. */
  return function showChoice(): void {
    game.view.setPays(pays());
    showPay();
  };
}

/** The number of a multiplier without decimals that say nothing: 5.3, 1,000. */
export const shortOf = ({ plain, decimal }: GameEnvironment['format'], hundredths: number): string =>
  hundredths % 100 === 0 ? plain(hundredths) : decimal(hundredths).replace(/0$/, '');

export const timesOf = (format: GameEnvironment['format'], hundredths: number): string =>
  `${shortOf(format, hundredths)}×`;
