import type { GameEnvironment } from '../environment';
import { createSegments } from '../segments';
import { type InstantGame, mountInstantGame } from './instantGame';

/** The words for a risk; its own name where it has others. */
export function createRiskPicker<TRisk extends string>(
  { translateKit: t }: GameEnvironment,
  options: { values: readonly TRisk[]; first: TRisk; textOf?: (risk: TRisk) => string; onChange: () => void },
) {
  const known = { low: t('low'), medium: t('medium'), high: t('high') } as Readonly<Record<string, string>>;
  return createSegments({ textOf: (risk) => known[risk] ?? risk, ...options, label: t('risk') });
}

interface TableGame<TWire, TChoice extends object, TOutcome> extends Omit<
  InstantGame<TWire, TChoice, TOutcome>,
  'tell' | 'multiplier' | 'texts'
> {
  texts: { ready: string; action: string };
  /** The multipliers that the present choice can pay, in hundredths. */
  pays: () => readonly number[];
}

/** A game that is decided at the bet, whose outcomes pay by a table: less than the stake, too. */
export function mountTableGame<TWire, TChoice extends object, TOutcome>(
  environment: GameEnvironment,
  { pays, texts, ...game }: TableGame<TWire, TChoice, TOutcome>,
) {
  const { format, translateKit: t } = environment;
  return mountInstantGame(environment, {
    ...game,
    className: `gameTable ${game.className}`,
    texts: { ...texts, pays: t('paysUpTo') },
    multiplier: () => Math.max(...pays()),
    tell({ winCents, multiplier }) {
      const chip = timesOf(format, multiplier);
      if (winCents === 0) return { chip, text: `${chip}: ${t('noWin')}` };
      return {
        chip,
        text: t(multiplier > 100 ? 'paid' : 'partBack', { multiplier: chip, amount: format.amount(winCents) }),
      };
    },
  });
}

/** A multiplier without decimals that say nothing: 5.3×, 1,000×. */
export const timesOf = ({ plain, decimal }: GameEnvironment['format'], hundredths: number): string =>
  `${hundredths % 100 === 0 ? plain(hundredths) : decimal(hundredths).replace(/0$/, '')}×`;
