import { winOf } from '../../fair/index.ts';
import { createAutoplay } from '../../kit/autoplay';
import { burst } from '../../kit/burst';
import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createFigure } from '../../kit/figure';
import { mountGameFrame } from '../../kit/gameFrame';
import { createHistoryStrip } from '../../kit/historyStrip';
import { createTranslate, type Translate } from '../../kit/i18n';
import { listenToKeys } from '../../kit/keys';
import { createAskRound, type Decided } from '../../kit/play/askRound';
import { createSlider } from '../../kit/slider';
import { createStakeRow } from '../../kit/stakeRow';
import {
  DICE_RTP,
  type DiceChoice,
  diceMultiplierOf,
  type DiceResult,
  type DiceSide,
  GREATEST_CHANCE,
  LEAST_CHANCE,
  playDice,
  targetOf,
} from '../rules/index.ts';
import { dice } from '../rules/index.ts';
import messages from './messages';
import type en from './messages/en.json';
import { createRollView, type RollResult } from './rollView';
import type { Format } from '../../kit/format';
import { createTypedFields } from './typedFields';

const FIRST_CHANCE = 50;
/** Hundredths. Wins from this multiplier on are celebrated. */
const BIG_MULTIPLIER = 400;
const AUTO_PAUSE_MS = 900;

export function mountDice(environment: GameEnvironment): void {
  const { sound, announcer, format, translateKit, theme } = environment;
  const t = createTranslate<typeof en>(messages, theme.language);
  const read = (roll: DiceResult['outcome']): DiceResult['outcome'] => roll;
  const ask = createAskRound(environment, { kind: dice, play: playDice, read });
  /** True from the press until the result is seen. */
  let isRolling = false;
  const view = createRollView(environment);
  const history = createHistoryStrip(translateKit('history'));
  const pays = createFigure(t('winAmount'));
  const message = h('p', { class: 'message' }, t('ready'));
  const side = createSidePicker(t, format, showBet);
  const slider = createSlider({
    label: t('chance'),
    min: LEAST_CHANCE,
    max: GREATEST_CHANCE,
    first: FIRST_CHANCE,
    textOf: (chance) => format.percent(chance / 100),
    onChange: showBet,
  });
  const typed = createTypedFields(t, format, {
    side: side.side,
    onChance(chance) {
      slider.set(chance);
      showBet();
    },
  });
  const stake = createStakeRow(environment, showBet);
  const action = button({ class: 'action' }, press, t('roll'));
  const autoplay = createAutoplay(environment, { stakeCents: stake.stakeCents, play: press, onChange: showState });
  const frame = mountGameFrame(environment, {
    className: 'gameDice',
    stage: [history.element, view.element, h('div', { class: 'figures' }, pays.element), message],
    controls: [
      side.element,
      h('div', { class: 'chanceRow' }, ...typed.elements, slider.element),
      typed.problem,
      stake.element,
      h('div', { class: 'actionRow' }, action, ...autoplay.elements),
    ],
    help: { paragraphs: [t('helpPlay'), t('helpPays')], rtp: DICE_RTP },
    onRefill: () => action.focus(),
  });

  const choice = (): DiceChoice => ({ side: side.side(), target: targetOf(side.side(), slider.value()) });

  function showBet(): void {
    const hundredths = diceMultiplierOf(choice());
    side.setChance(slider.value());
    typed.show(slider.value());
    view.setBet(side.side(), slider.value());
    pays.set(format.amount(winOf(stake.stakeCents(), hundredths)));
  }

  function showState(): void {
    const isOn = isRolling || autoplay.isOn();
    for (const control of [stake, slider, side, typed]) control.setLocked(isOn);
    action.classList.toggle('isBusy', isRolling);
    frame.setRoundOn(isOn);
  }

  function refuse(why: string): void {
    isRolling = false;
    autoplay.stop();
    view.rest();
    say(why || t('ready'));
    showState();
  }

  function say(text: string): void {
    message.textContent = text;
    announcer.say(text);
  }

  function press(): void {
    if (isRolling || !typed.isReady()) return;
    isRolling = true;
    message.textContent = '\u00a0';
    view.wait();
    const stakeCents = stake.stakeCents();
    ask(stakeCents, choice(), { onDecided: (round) => roll(round, stakeCents), onRefused: refuse });
    showState();
  }

  function roll(round: Decided<DiceResult['outcome']>, stakeCents: number): void {
    sound.play('roll');
    const result = { roll: Math.round(round.outcome.roll * 100), isWin: round.multiplier > 0 };
    view.roll(result, () => settle(round, result, stakeCents));
  }

  function settle(
    { winCents, multiplier: paid, note, pay }: Decided<DiceResult['outcome']>,
    { roll: hundredths, isWin }: RollResult,
    stakeCents: number,
  ): void {
    pay(winCents, true);
    const number = format.decimal(hundredths);
    history.add(number, isWin ? 'isWin' : undefined);
    sound.play(isWin ? 'win' : 'lose');
    isRolling = false;
    const ended = autoplay.settle(stakeCents, winCents, AUTO_PAUSE_MS);
    const result = isWin
      ? t('rolledWin', { roll: number, amount: format.amount(winCents) })
      : t('rolledLoss', { roll: number });
    say([note ? `${result} (${note})` : result, ended].filter(Boolean).join('. '));
    if (paid >= BIG_MULTIPLIER) burst(view.element, environment);
    showState();
  }

  listenToKeys(environment, press);
  showBet();
  showState();
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
