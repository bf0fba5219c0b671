import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import type { Model } from '../rules/index.ts';
import type en from './messages/en.json';

const timesOf = (factors: readonly number[]): string => factors.map((factor) => `×${factor}`).join(', ');

function waysToWin({ by, lines = [], counts, strips, rows }: Model, t: Translate<typeof en>): string {
  const least = counts[0] ?? 0;
  if (by === 'lines') return t('helpLines', { lines: lines.length, least });
  if (by === 'ways') return t('helpWays', { ways: rows ** strips.length, least });
  return t(by === 'anywhere' ? 'helpAnywhere' : 'helpClusters', { least });
}

function wilds({ strips, wildFactor, scatters }: Model, t: Translate<typeof en>): string[] {
  if (scatters?.areWild) return [t('helpWildFree')];
  if (!strips.join('').includes('W')) return [];
  return [wildFactor ? t('helpWildTimes', { factor: wildFactor }) : t('helpWild')];
}

function freeGames({ scatters, free }: Model, t: Translate<typeof en>): string[] {
  if (!scatters || !free) return [];
  const spins = [...new Set(scatters.freeSpins)].join(' / ');
  return [
    t('helpScatter', { least: scatters.counts[0] ?? 0, spins, most: free.most }),
    ...(free.factor > 1 ? [t('helpFactor', { factor: free.factor })] : []),
    ...(free.grows ? [t('helpGrows')] : []),
    ...(free.keepsWilds ? [t('helpKeeps')] : []),
    ...(free.expands ? [t('helpExpands')] : []),
  ];
}

function facts({ volatility, hitRate, maxWin }: Model, t: Translate<typeof en>, format: Format): string {
  return t('helpFacts', { volatility, hits: format.percent(hitRate), most: format.integer(maxWin) });
}

/** How the slot is played, from its model. */
export const createHelpTexts = (
  model: Model,
  t: Translate<typeof en>,
  format: Format,
  hasJackpots = false,
): string[] => [
  t('helpPlay'),
  waysToWin(model, t),
  ...wilds(model, t),
  ...(model.factors ? [t('helpFalls', { factors: timesOf(model.factors) })] : []),
  ...freeGames(model, t),
  ...(model.coins ? [t('helpCoins', { least: model.coins.least, respins: model.coins.respins })] : []),
  ...(hasJackpots ? [t('helpJackpots')] : []),
  facts(model, t, format),
];
