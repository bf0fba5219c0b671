import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Format } from '../../kit/format';
import { createTranslate, type Translate } from '../../kit/i18n';
import { mountInstantGame } from '../../kit/play/instantGame';
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
  const side = createSidePicker(t, format, showBet);
  const slider = createSlider({
    label: t('chance'),
    min: LEAST_CHANCE,
    max: GREATEST_CHANCE,
    first: FIRST_CHANCE,
    textOf: (chance) => format.percent(chance / 100),
    onChange: showBet,
  });
  const typed = createDiceFields(t, format, {
    side: side.side,
    onChance(chance) {
      slider.set(chance);
      showBet();
    },
  });
  const choice = (): DiceChoice => ({ side: side.side(), target: targetOf(side.side(), slider.value()) });
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
    tell({ roll: rolled }, winCents) {
      const chip = format.decimal(hundredthsOf(rolled));
      const amount = format.amount(winCents);
      return { chip, text: winCents > 0 ? t('rolledWin', { roll: chip, amount }) : t('rolledLoss', { roll: chip }) };
    },
    help: [t('helpPlay'), t('helpPays')],
    multiplier: () => diceMultiplierOf(choice()),
  });

  function showBet(): void {
    side.setChance(slider.value());
    typed.show(slider.value());
    roll.setBet(side.side(), slider.value());
    game.showPay();
  }

  showBet();
}

/** Two toggle buttons: win below or above. */
function createSidePicker(t: Translate<typeof en>, format: Format, onChange: () => void) {
  let side: DiceSide = 'over';
  const buttons = { under: createSide('under'), over: createSide('over') };
  function createSide(own: DiceSide): HTMLButtonElement {
    return button({ class: 'segment' }, () => {
      side = own;
      show();
      onChange();
    });
  }
  function show(): void {
    for (const own of ['under', 'over'] as const) buttons[own].setAttribute('aria-pressed', String(own === side));
  }
  show();
  return {
    element: h('div', { class: 'segments', role: 'group', 'aria-label': t('side') }, buttons.under, buttons.over),
    side: () => side,
    /** Shows the threshold of both sides for a chance in percent. */
    setChance(chance: number) {
      for (const own of ['under', 'over'] as const)
        buttons[own].textContent = t(own, { number: format.decimal(targetOf(own, chance) * 100) });
    },
    setLocked(isLocked: boolean) {
      for (const own of ['under', 'over'] as const) buttons[own].disabled = isLocked;
    },
  };
}
