import { burst } from '../kit/burst';
import { button, h } from '../kit/dom';
import type { GameEnvironment } from '../kit/environment';
import { createFigure } from '../kit/figure';
import { mountGameFrame } from '../kit/gameFrame';
import { createTranslate } from '../kit/i18n';
import { listenToKeys } from '../kit/keys';
import { motifDataUrl } from '../kit/motif';
import { createStakeStepper } from '../kit/stakeStepper';
import { createFieldView } from './fieldView';
import { minesMessages } from './messages';
import { createMinePicker } from './minePicker';
import { cashOut, MINES_RTP, multiplierOf, openTile, payoutCents, startRound, TILES, type MinesRound } from './rules';

/** The mines game: open safe tiles, leave in time. */
export function mountMines(environment: GameEnvironment): void {
  const { wallet, random, sound, announcer, format, translateKit, host, keys, theme, isMotionReduced } = environment;
  const t = createTranslate(minesMessages, theme.locale);
  let round: MinesRound | undefined;
  const field = createFieldView(environment, t, open);
  const stake = createStakeStepper(environment, () => undefined);
  const picker = createMinePicker(t('mines'), showFigures);
  const [now, next] = [createFigure(t('now')), createFigure(t('next'))];
  const message = h('p', { class: 'message' }, t('ready'));
  const action = button({ class: 'action' }, press);
  const frame = mountGameFrame(environment, {
    className: 'gameMines',
    stage: [h('div', { class: 'figures' }, now.element, next.element), field.element, message],
    controls: [stake.element, picker.element, action],
    help: { paragraphs: [t('helpPlay'), t('helpKeys'), t('helpPays')], rtp: MINES_RTP },
    onRefill: () => action.focus(),
  });

  function say(text: string): void {
    message.textContent = text;
    announcer.say(text);
  }

  function showFigures(): void {
    const isOpen = round?.phase === 'open';
    const mines = isOpen ? (round?.mines.size ?? 0) : picker.mines;
    const opened = isOpen ? (round?.opened.length ?? 0) : 0;
    now.set(format.multiplier(multiplierOf(mines, opened)));
    next.set(opened < TILES - mines ? format.multiplier(multiplierOf(mines, opened + 1)) : '–');
  }

  function showAction(): void {
    const isOpen = round?.phase === 'open';
    const hasOpened = isOpen && (round?.opened.length ?? 0) > 0;
    action.classList.toggle('isCashOut', hasOpened);
    action.disabled = isOpen && !hasOpened;
    if (round && hasOpened) action.textContent = t('cashOut', { amount: format.credits(payoutCents(round)) });
    else action.textContent = t(isOpen ? 'pickFirst' : 'start');
  }

  function show(): void {
    const isOpen = round?.phase === 'open';
    field.show(round);
    stake.setLocked(isOpen);
    picker.setLocked(isOpen);
    showFigures();
    showAction();
    frame.setRoundOn(isOpen);
  }

  function begin(): void {
    if (!wallet.take(stake.stakeCents)) return say(translateKit('broke'));
    round = startRound(random, stake.stakeCents, picker.mines);
    sound.play('launch');
    say(t('pick'));
    show();
    field.focus();
  }

  function open(tile: number): void {
    if (round?.phase !== 'open') return;
    const opened = openTile(round, tile);
    if (opened === round) return;
    round = opened;
    if (opened.phase === 'open') continueWith(opened);
    else finish(opened);
  }

  function continueWith(opened: MinesRound): void {
    sound.play('reveal');
    say(t('safe', { multiplier: format.multiplier(multiplierOf(opened.mines.size, opened.opened.length)) }));
    show();
  }

  function finish(over: MinesRound): void {
    const winCents = payoutCents(over);
    const multiplier = format.multiplier(multiplierOf(over.mines.size, over.opened.length));
    wallet.pay(winCents);
    sound.play(winCents > 0 ? 'win' : 'lose');
    say(winCents > 0 ? t('cashed', { multiplier, amount: format.credits(winCents) }) : t('exploded'));
    show();
    action.focus();
    if (winCents > 0 && !isMotionReduced) burst(field.element, motifDataUrl('coin', theme.palette));
  }

  function press(): void {
    if (round?.phase !== 'open') return begin();
    const cashed = cashOut(round);
    if (cashed === round) return;
    round = cashed;
    finish(cashed);
  }

  listenToKeys({ host, keys, onPrimary: press });
  show();
}
