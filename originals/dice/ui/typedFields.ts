import { field, h } from '../../kit/dom';
import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import { parseHundredths } from '../../kit/stakes';
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

/** Target and multiplier as fields: each sets the chance, which sets the other. What cannot be is said below them. */
export function createTypedFields(t: Translate<typeof en>, format: Format, { side, onChance }: Parts) {
  const problem = h('p', { class: 'formProblem', role: 'alert' });
  const target = createField('target', (typed) => chanceForTarget(side(), typed));
  const multiplier = createField('multiplier', chanceForMultiplier);
  const fields = [target, multiplier];

  function bounds(): Record<'target' | 'multiplier', string> {
    const ends = [LEAST_CHANCE, GREATEST_CHANCE].map((chance) => targetOf(side(), chance)).sort((a, b) => a - b);
    const [least = 0, greatest = 0] = ends;
    const multipliers = {
      least: format.decimal(multiplierAt(GREATEST_CHANCE)),
      greatest: format.decimal(multiplierAt(LEAST_CHANCE)),
    };
    return { target: t('targetBad', { least, greatest }), multiplier: t('multiplierBad', multipliers) };
  }

  function createField(name: 'target' | 'multiplier', chanceFor: (hundredths: number) => number | undefined) {
    const input = h('input', { class: 'fieldInput', inputmode: 'decimal', autocomplete: 'off', maxlength: 6 });
    input.addEventListener('focus', () => input.select());
    input.addEventListener('change', () => {
      const typed = parseHundredths(input.value);
      const chance = typed === undefined ? undefined : chanceFor(typed);
      for (const each of fields) each.input.setAttribute('aria-invalid', 'false');
      input.setAttribute('aria-invalid', String(chance === undefined));
      problem.textContent = chance === undefined ? bounds()[name] : '';
      if (chance !== undefined) onChance(chance);
    });
    return { input, element: field(t(name), input) };
  }

  return {
    elements: [target.element, multiplier.element],
    problem,
    /** False while a field has what cannot be; the field gets the focus. */
    isReady(): boolean {
      const bad = fields.find(({ input }) => input.getAttribute('aria-invalid') === 'true');
      bad?.input.focus();
      return !bad;
    },
    show(chance: number) {
      target.input.value = format.integer(targetOf(side(), chance));
      multiplier.input.value = format.decimal(multiplierAt(chance));
      for (const { input } of fields) input.setAttribute('aria-invalid', 'false');
      problem.textContent = '';
    },
    setLocked(isLocked: boolean) {
      for (const { input } of fields) input.disabled = isLocked;
    },
  };
}
