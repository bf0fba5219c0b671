import { winOf } from '../../fair/index.ts';
import { createAutoplay } from '../../kit/autoplay';
import { burst } from '../../kit/burst';
import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createFigure } from '../../kit/figure';
import { mountGameFrame } from '../../kit/gameFrame';
import { createHistoryStrip } from '../../kit/historyStrip';
import { createTranslate } from '../../kit/i18n';
import { listenToKeys } from '../../kit/keys';
import { motifDataUrl } from '../../kit/motif';
import { createSlider } from '../../kit/slider';
import { createStakeRow } from '../../kit/stakeRow';
import { DICE_RTP, diceMultiplierOf, GREATEST_CHANCE, LEAST_CHANCE, playDice } from '../rules/index.ts';
import { targetOf, type DiceChoice, type DiceResult } from '../rules/index.ts';
import { diceMessages } from './messages';
import { createRollView } from './rollView';
import { createSidePicker } from './sidePicker';

const FIRST_CHANCE = 50;
/** Hundredths. Wins from this multiplier on are celebrated. */
const BIG_MULTIPLIER = 400;
const AUTO_PAUSE_MS = 900;

/** The dice game: roll below or above a chosen number. */
export function mountDice(environment: GameEnvironment): void {
  const { wallet, floats, sound, announcer, format, translateKit, host, keys, theme, isMotionReduced } = environment;
  const t = createTranslate(diceMessages, theme.locale);
  let isRolling = false;
  const view = createRollView(environment);
  const history = createHistoryStrip(translateKit('history'));
  const [multiplier, pays] = [createFigure(t('multiplier')), createFigure(t('winAmount'))];
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
  const stake = createStakeRow(environment, showBet);
  const action = button({ class: 'action' }, press, t('roll'));
  const autoplay = createAutoplay(environment, {
    stakeCents: () => stake.stakeCents,
    play: press,
    onChange: showState,
  });
  const frame = mountGameFrame(environment, {
    className: 'gameDice',
    stage: [history.element, view.element, message, h('div', { class: 'figures' }, multiplier.element, pays.element)],
    controls: [side.element, slider.element, stake.element, h('div', { class: 'actionRow' }, action, autoplay.element)],
    help: { paragraphs: [t('helpPlay'), t('helpPays')], rtp: DICE_RTP },
    onRefill: () => action.focus(),
  });

  const choice = (): DiceChoice => ({ side: side.side, target: targetOf(side.side, slider.value) });

  function showBet(): void {
    const hundredths = diceMultiplierOf(choice());
    side.setChance(slider.value);
    view.setBet(side.side, slider.value);
    multiplier.set(format.multiplier(hundredths));
    pays.set(format.credits(winOf(stake.stakeCents, hundredths)));
  }

  function showState(): void {
    const isOn = isRolling || autoplay.isOn;
    for (const control of [stake, slider, side]) control.setLocked(isOn);
    action.classList.toggle('isBusy', isRolling);
    frame.setRoundOn(isOn);
  }

  function refuse(): void {
    autoplay.stop();
    say(translateKit('broke'));
  }

  function say(text: string): void {
    message.textContent = text;
    announcer.say(text);
  }

  function press(): void {
    if (isRolling) return;
    if (!wallet.take(stake.stakeCents)) return refuse();
    const result = playDice(choice(), floats);
    const roll = Math.round(result.outcome.roll * 100);
    isRolling = true;
    showState();
    message.textContent = '\u00a0';
    sound.play('roll');
    view.roll({ roll, isWin: result.multiplier > 0 }, () => settle(roll, result));
  }

  /** `hundredths` is the roll. */
  function settle(hundredths: number, { multiplier: paid }: DiceResult): void {
    const winCents = winOf(stake.stakeCents, paid);
    const isWin = paid > 0;
    wallet.pay(winCents);
    const roll = format.decimal(hundredths);
    history.add(roll, isWin ? 'isWin' : undefined);
    sound.play(isWin ? 'win' : 'lose');
    isRolling = false;
    const ended = autoplay.settle(stake.stakeCents, winCents, AUTO_PAUSE_MS);
    const text = isWin ? t('rolledWin', { roll, amount: format.credits(winCents) }) : t('rolledLoss', { roll });
    say(ended ? `${text}. ${ended}` : text);
    if (paid >= BIG_MULTIPLIER && !isMotionReduced) {
      burst(view.element, motifDataUrl('coin', theme.palette));
    }
    showState();
  }

  listenToKeys({ host, keys, onPrimary: press });
  showBet();
  showState();
}
