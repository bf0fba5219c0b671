import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createTranslate } from '../../kit/i18n';
import { mountInstantGame } from '../../kit/play/instantGame';
import { createSegments } from '../../kit/segments';
import { createSlider } from '../../kit/slider';
import {
  dice,
  type DiceChoice,
  diceMultiplierOf,
  type DiceSide,
  GREATEST_CHANCE,
  LEAST_CHANCE,
  playDice,
  targetOf,
} from '../rules/index.ts';
import messages from './messages';
import type en from './messages/en.json';
import { createRollView } from './rollView';
import { createDiceFields } from './typedFields';

const FIRST_CHANCE = 50;

const hundredthsOf = (roll: number): number => Math.round(roll * 100);

export function mountDice(environment: GameEnvironment): void {
  const { format, theme } = environment;
  const t = createTranslate<typeof en>(messages, theme.language);
  const roll = createRollView(environment);
  const sideText = (side: DiceSide, chance: number): string =>
    t(side, { number: format.decimal(targetOf(side, chance) * 100) });
  const side = createSegments<DiceSide>({
    label: t('side'),
    values: ['under', 'over'],
    first: 'over',
    textOf: (own) => sideText(own, FIRST_CHANCE),
    onChange: showBet,
  });
  const slider = createSlider({
    label: t('chance'),
    min: LEAST_CHANCE,
    max: GREATEST_CHANCE,
    first: FIRST_CHANCE,
    textOf: (chance) => format.percent(chance / 100),
    onChange: showBet,
  });
  const typed = createDiceFields(t, format, {
    side: side.value,
    onChance(chance) {
      slider.set(chance);
      showBet();
    },
  });
  const choice = (): DiceChoice => ({ side: side.value(), target: targetOf(side.value(), slider.value()) });
  const game = mountInstantGame(environment, {
    className: 'gameDice',
    rules: { kind: dice, play: playDice, read: (outcome) => outcome },
    choice,
    isReady: typed.isReady,
    view: {
      ...roll,
      show: ({ roll: rolled }, isWin, onRest) => roll.roll({ roll: hundredthsOf(rolled), isWin }, onRest),
    },
    controls: [side.element, h('div', { class: 'typedRow' }, ...typed.elements, slider.element), typed.problem],
    locks: [slider, side, typed],
    texts: { ready: t('ready'), action: t('roll'), pays: t('winAmount') },
    tell({ outcome: { roll: rolled }, winCents }) {
      const chip = format.decimal(hundredthsOf(rolled));
      const amount = format.amount(winCents);
      return { chip, text: winCents > 0 ? t('rolledWin', { roll: chip, amount }) : t('rolledLoss', { roll: chip }) };
    },
    help: [t('helpPlay'), t('helpPays')],
    multiplier: () => diceMultiplierOf(choice()),
  });

  function showBet(): void {
    side.write((own) => sideText(own, slider.value()));
    typed.show(slider.value());
    roll.setBet(side.value(), slider.value());
    game.showPay();
  }

  showBet();
}
