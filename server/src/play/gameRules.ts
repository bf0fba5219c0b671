import type { GameRules } from '../../../contract/gameRules.ts';
import { decimalOf } from '../../../contract/money.ts';
import { type HouseKind, MAX_WIN } from '../../../contract/playTerms.ts';
import { KINDS } from '../../../originals/kinds.ts';
import { type Model, MODELS } from '../../../originals/slots/rules/index.ts';

/** Says what a kind of house game pays, from the numbers that decide its rounds. */
export function rulesOf(kind: HouseKind): GameRules {
  const { rtp, tables } = KINDS[kind];
  const shown = (tables?.() ?? []).map(({ choice, pays, chances }) => ({
    choice: { ...choice },
    pays: pays.map(decimalOf),
    chances: [...chances],
  }));
  const models = kind === 'slots' ? Object.entries(MODELS).map(toSlotModel) : undefined;
  return { kind, rtp, mostWin: MAX_WIN, tables: shown, models };
}

const toSlotModel = ([name, model]: [string, Model]) => {
  const { rtp, volatility, hitRate, maxWin, rows, strips, by, lines = [], counts, pays, ...features } = model;
  return {
    ...{ name, rtp, volatility, hitRate, maxWin, hasFreeSpins: model.free !== undefined },
    ...{ rows, strips: [...strips], by, counts: [...counts], features },
    lines: lines.map((line) => [...line]),
    pays: Object.fromEntries(Object.entries(pays).map(([symbol, each]) => [symbol, each.map(decimalOf)])),
  };
};
