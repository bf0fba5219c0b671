import { createAutoplay } from '../../kit/autoplay';
import { burst } from '../../kit/burst';
import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { mountGameFrame } from '../../kit/gameFrame';
import { drawIcon } from '../../kit/icons';
import { createTranslate, type Translate } from '../../kit/i18n';
import { listenToKeys } from '../../kit/keys';
import { createStakeRow } from '../../kit/stakeRow';
import { LEAST_MINES, MINES_RTP, minesMultiplierOf, MOST_MINES, TILES } from '../rules/index.ts';
import { createMinesMode, type MinesAsking } from './minesMode';
import { createFieldView } from './fieldView';
import messages from './messages';
import type en from './messages/en.json';
import { type MinesRound, multiplierNow, payoutCents, randomTile } from './minesRound';
import { createFigure } from '../../kit/figure';
import { createSlider } from '../../kit/slider';

const FIRST_MINES = 3;
/** Numbers of mines that are one tap away. */
const PRESETS = [1, 3, 5, 10] as const;
/** Five dots in a square. */
const DIE =
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4ZM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01';
const FIRST_AUTO_TILES = 3;
const AUTO_STEP_MS = 420;
const AUTO_PAUSE_MS = 1500;

export function mountMines(environment: GameEnvironment): void {
  const { floats, clock, sound, announcer, format, theme } = environment;
  const t = createTranslate<typeof en>(messages, theme.language);
  /** Undefined between rounds; `autoTiles` are still to be opened by automatic play. */
  let round: MinesRound | undefined;
  /** The last round, if it was cashed out, until another number of mines is chosen. */
  let cashed: MinesRound | undefined;
  let autoTiles = 0;
  let isAsking = false;
  const mode = createMinesMode(environment);
  const field = createFieldView(environment, t, open);
  const mines = { label: t('mines'), min: LEAST_MINES, max: MOST_MINES, first: FIRST_MINES };
  const picker = createSlider({ ...mines, onChange: showState });
  const presets = PRESETS.map((count) => {
    const press = (): void => {
      picker.set(count);
      sound.play('tap');
      showState();
    };
    const label = `${format.integer(count)}: ${t('mines')}`;
    return { count, element: button({ class: 'preset', 'aria-label': label }, press, format.integer(count)) };
  });
  const random = button(
    { class: 'autoButton', 'aria-label': t('randomTile') },
    openRandom,
    drawIcon(DIE),
    h('span', {}, t('random')),
  );
  const tiles = createSlider({ label: t('autoTiles'), min: 1, max: TILES - LEAST_MINES, first: FIRST_AUTO_TILES });
  const figures = createMultiplierFigures(environment, t);
  const message = h('p', { class: 'message' }, t('ready'));
  const stake = createStakeRow(environment, () => undefined);
  const action = button({ class: 'action' }, press);
  const autoplay = createAutoplay(environment, {
    stakeCents: stake.stakeCents,
    play: () => (round || isAsking ? undefined : start()),
    onChange: showState,
    extra: [tiles.element],
  });
  const frame = mountGameFrame(environment, {
    className: 'gameMines',
    stage: [figures.element, field.element, message],
    controls: [
      stake.element,
      h('div', { class: 'minesRow' }, picker.element, ...presets.map(({ element }) => element)),
      h('div', { class: 'actionRow' }, action, ...autoplay.elements, random),
    ],
    help: { paragraphs: [t('helpPlay'), t('helpPays')], rtp: MINES_RTP },
    onRefill: () => action.focus(),
  });

  function say(text: string): void {
    message.textContent = text;
    announcer.say(text);
  }

  function showFigures(): void {
    const shown = round ?? (cashed?.count === picker.value() ? cashed : undefined);
    figures.show(picker.value(), shown?.opened.length ?? 0);
  }

  function actionText(): string {
    if (!round) return t('start');
    return round.opened.length === 0 ? t('pickFirst') : t('cashOut', { amount: format.amount(payoutCents(round)) });
  }

  function showState(): void {
    const isOn = round !== undefined || autoplay.isOn() || isAsking;
    stake.setLocked(isOn);
    picker.setLocked(isOn);
    for (const { count, element } of presets) {
      element.disabled = isOn;
      element.setAttribute('aria-pressed', String(count === picker.value()));
    }
    // Not disabled, because the button would lose the focus.
    random.setAttribute('aria-disabled', String(!round || isAsking || autoplay.isOn()));
    action.textContent = actionText();
    action.classList.toggle('isCashOut', round !== undefined && round.opened.length > 0);
    action.classList.toggle('isBusy', isAsking);
    action.disabled = round?.opened.length === 0;
    frame.setRoundOn(isOn);
    showFigures();
  }

  function refuse(why: string, isGone: boolean): void {
    autoplay.stop();
    if (isGone) round = undefined;
    if (!round) field.show(undefined);
    if (why) say(why);
    showState();
  }

  /** Asks for a start, a tile or a cash-out. The game does nothing more until the answer has come. */
  function ask(question: (asking: MinesAsking) => void, onRound: MinesAsking['onRound']): void {
    const heard =
      <T extends unknown[]>(tell: (...answer: T) => void) =>
      (...answer: T): void => {
        isAsking = false;
        field.setPending(undefined);
        tell(...answer);
      };
    isAsking = true;
    question({ onRound: heard(onRound), onRefused: heard(refuse) });
    if (isAsking) showState();
  }

  function start(): void {
    ask((asking) => mode.start({ stakeCents: stake.stakeCents(), mines: picker.value() }, asking), begin);
  }

  function begin(begun: MinesRound, note: string): void {
    round = begun;
    stake.set(begun.stakeCents);
    picker.set(begun.count);
    sound.play('tap');
    const text = begun.opened.length > 0 ? safeText(begun) : t('pick');
    say(note ? `${text} (${note})` : text);
    field.show(round);
    showState();
    if (!autoplay.isOn()) return field.focus();
    autoTiles = Math.min(tiles.value(), TILES - picker.value());
    clock.after(AUTO_STEP_MS, openNext);
  }

  const safeText = (current: MinesRound): string =>
    t('safe', { multiplier: format.multiplier(multiplierNow(current)) });

  /** A tile of automatic play. The player may stop it, and play on by hand. */
  function openNext(): void {
    if (!round || !autoplay.isOn()) return;
    if (autoTiles === 0) return takeWin();
    autoTiles -= 1;
    open(randomTile(round, floats));
    if (round) clock.after(AUTO_STEP_MS, openNext);
  }

  function change(changed: MinesRound): void {
    if (changed === round) return;
    round = changed;
    if (changed.phase !== 'open') return end(changed);
    sound.play('reveal', changed.opened.length - 1);
    say(safeText(changed));
    field.show(changed);
    showState();
  }

  function open(tile: number): void {
    const current = round;
    if (!current || isAsking || current.opened.includes(tile)) return;
    field.setPending(tile);
    ask((asking) => mode.open(current, tile, asking), change);
  }

  function openRandom(): void {
    if (round && !autoplay.isOn()) open(randomTile(round, floats));
  }

  function takeWin(): void {
    const current = round;
    if (!current || isAsking || current.opened.length === 0) return;
    ask((asking) => mode.cashOut(current, asking), change);
  }

  function end(over: MinesRound): void {
    const winCents = payoutCents(over);
    mode.end(over);
    round = undefined;
    cashed = winCents > 0 ? over : undefined;
    sound.play(winCents > 0 ? 'cashOut' : 'burst');
    const wasAutomatic = autoplay.isOn();
    const ended = autoplay.settle(over.stakeCents, winCents, AUTO_PAUSE_MS);
    const multiplier = format.multiplier(multiplierNow(over));
    const text = winCents > 0 ? t('cashed', { multiplier, amount: format.amount(winCents) }) : t('exploded');
    say(ended ? `${text}. ${ended}` : text);
    field.show(over);
    showState();
    if (!wasAutomatic) action.focus();
    if (winCents > 0) burst(field.element, environment);
  }

  function press(): void {
    if (round) takeWin();
    else if (!isAsking) start();
  }

  listenToKeys(environment, press);
  field.show(undefined);
  showState();
  if (mode.openRound) begin(mode.openRound, '');
}

/** Shows what the opened tiles pay, and what one more would pay. */
function createMultiplierFigures({ format }: GameEnvironment, t: Translate<typeof en>) {
  const [now, next] = [createFigure(t('now')), createFigure(t('next'))];
  return {
    element: h('div', { class: 'figures' }, now.element, next.element),
    show(mines: number, opened: number): void {
      now.set(format.multiplier(minesMultiplierOf(mines, opened)));
      next.set(opened < TILES - mines ? format.multiplier(minesMultiplierOf(mines, opened + 1)) : '–');
    },
  };
}
