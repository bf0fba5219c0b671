import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import { createTypedFields } from '../../kit/typedFields';
import { chanceOf, type DiceSide, diceMultiplierOf, GREATEST_CHANCE, LEAST_CHANCE, targetOf } from '../rules/index.ts';
import type en from './messages/en.json';

const multiplierAt = (chance: number): number => diceMultiplierOf({ side: 'under', target: chance });

/** The chance whose multiplier is nearest to a typed one; undefined beyond the ends. */
export function chanceForMultiplier(hundredths: number): number | undefined {
  if (hundredths < multiplierAt(GREATEST_CHANCE) || hundredths > multiplierAt(LEAST_CHANCE)) return undefined;
  const all = Array.from({ length: GREATEST_CHANCE }, (_, index) => index + LEAST_CHANCE);
  const distance = (chance: number): number => Math.abs(multiplierAt(chance) - hundredths);
  return all.reduce((best, chance) => (distance(chance) < distance(best) ? chance : best));
}

/** The chance of a typed target; undefined beyond the ends and for a part of a number. */
export function chanceForTarget(side: DiceSide, hundredths: number): number | undefined {
  const chance = chanceOf({ side, target: hundredths / 100 });
  return Number.isInteger(chance) && chance >= LEAST_CHANCE && chance <= GREATEST_CHANCE ? chance : undefined;
}

interface Parts {
  side: () => DiceSide;
  /** A readable value was typed: the chance in whole percent. */
  onChance: (chance: number) => void;
}

/** Target and multiplier as fields: each sets the chance, which sets the other. */
export function createDiceFields(t: Translate<typeof en>, format: Format, { side, onChance }: Parts) {
  const targets = () => [LEAST_CHANCE, GREATEST_CHANCE].map((chance) => targetOf(side(), chance)).sort((a, b) => a - b);
  const multipliers = [GREATEST_CHANCE, LEAST_CHANCE].map((chance) => format.decimal(multiplierAt(chance)));
  const said = (id: 'targetBad' | 'multiplierBad', [least = 0, greatest = 0]: readonly (number | string)[]): string =>
    t(id, { least, greatest });
  const taking = (chanceFor: (hundredths: number) => number | undefined) => (hundredths: number) => {
    const chance = chanceFor(hundredths);
    if (chance !== undefined) onChance(chance);
    return chance !== undefined;
  };
  const fields = createTypedFields([
    {
      label: t('target'),
      take: taking((hundredths) => chanceForTarget(side(), hundredths)),
      bad: () => said('targetBad', targets()),
    },
    { label: t('multiplier'), take: taking(chanceForMultiplier), bad: () => said('multiplierBad', multipliers) },
  ]);
  return {
    ...fields,
    show: (chance: number) =>
      fields.show(format.integer(targetOf(side(), chance)), format.decimal(multiplierAt(chance))),
  };
}
