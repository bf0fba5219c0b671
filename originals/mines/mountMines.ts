import { burst } from '../kit/burst';
import { mountCashOutGame, type ActionLook } from '../kit/cashOutGame';
import { h } from '../kit/dom';
import type { GameEnvironment } from '../kit/environment';
import { createFigure } from '../kit/figure';
import { createTranslate } from '../kit/i18n';
import { motifDataUrl } from '../kit/motif';
import { createSlider } from '../kit/slider';
import { createFieldView } from './fieldView';
import { minesMessages } from './messages';
import { cashOut, LEAST_MINES, MINES_RTP, MOST_MINES, multiplierOf, openTile, payoutCents } from './rules';
import { startRound, TILES, type MinesRound } from './rules';

const FIRST_MINES = 3;

const multiplierNow = ({ mines, opened }: MinesRound): number => multiplierOf(mines.size, opened.length);

/** The mines game: open safe tiles, and cash out in time. */
export function mountMines(environment: GameEnvironment): void {
  const { random, sound, announcer, format, theme, isMotionReduced } = environment;
  const t = createTranslate(minesMessages, theme.locale);
  const field = createFieldView(environment, t, open);
  const picker = createSlider({
    label: t('mines'),
    min: LEAST_MINES,
    max: MOST_MINES,
    first: FIRST_MINES,
    textOf: String,
    onChange: showFigures,
  });
  const [now, next] = [createFigure(t('now')), createFigure(t('next'))];
  const message = h('p', { class: 'message' }, t('ready'));
  const round = mountCashOutGame<MinesRound, MinesRound>(environment, {
    className: 'gameMines',
    stage: [h('div', { class: 'figures' }, now.element, next.element), field.element, message],
    help: { paragraphs: [t('helpPlay'), t('helpKeys'), t('helpPays')], rtp: MINES_RTP },
    choice: picker,
    prepare: () => (stakeCents) => startRound(random, stakeCents, picker.value),
    isRunning: (current): current is MinesRound => current.phase === 'open',
    cashOut,
    payoutCents,
    look,
    refuse: say,
    onStart,
    onEnd,
  });

  function say(text: string): void {
    message.textContent = text;
    announcer.say(text);
  }

  function showFigures(): void {
    const mines = round.current?.mines.size ?? picker.value;
    const opened = round.current?.opened.length ?? 0;
    now.set(format.multiplier(multiplierOf(mines, opened)));
    next.set(opened < TILES - mines ? format.multiplier(multiplierOf(mines, opened + 1)) : '–');
  }

  function look(current: MinesRound | undefined): ActionLook {
    if (!current) return { text: t('start'), isCashOut: false };
    if (current.opened.length === 0) return { text: t('pickFirst'), isCashOut: false, isDisabled: true };
    return { text: t('cashOut', { amount: format.credits(payoutCents(current)) }), isCashOut: true };
  }

  function show(shown: MinesRound | undefined): void {
    field.show(shown);
    showFigures();
  }

  function onStart(started: MinesRound): void {
    say(t('pick'));
    show(started);
    field.focus();
  }

  function open(tile: number): void {
    const opened = round.change((current) => openTile(current, tile));
    if (!opened) return;
    sound.play('reveal');
    say(t('safe', { multiplier: format.multiplier(multiplierNow(opened)) }));
    show(opened);
  }

  function onEnd(over: MinesRound): void {
    const winCents = payoutCents(over);
    const multiplier = format.multiplier(multiplierNow(over));
    say(winCents > 0 ? t('cashed', { multiplier, amount: format.credits(winCents) }) : t('exploded'));
    show(over);
    round.focusAction();
    if (winCents > 0 && !isMotionReduced) burst(field.element, motifDataUrl('coin', theme.palette));
  }

  show(undefined);
}
