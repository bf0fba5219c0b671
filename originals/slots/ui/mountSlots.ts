import { hasJackpots } from '../../../contract/jackpots.ts';
import { SPIN_MS } from '../../../contract/playTerms.ts';
import { createAutoplay } from '../../kit/autoplay';
import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createFigure } from '../../kit/figure';
import { mountGameFrame } from '../../kit/gameFrame';
import { createTranslate } from '../../kit/i18n';
import { listenToKeys } from '../../kit/keys';
import { createAskRound, type Decided } from '../../kit/play/askRound';
import { createFreeSpins } from '../../kit/play/freeSpins';
import type { Problem } from '../../kit/play/playClient';
import { motifPicture } from '../../kit/motif';
import { createStakeRow } from '../../kit/stakeRow';
import { type Model, modelOf, namedModelOf, slots } from '../rules/index.ts';
import { celebrate, createWinBanner, isShown, isTotalShown, messageOf, type SettledSpin, standMs } from './celebrate';
import messages from './messages';
import type en from './messages/en.json';
import { createFeatureHelp, factsOf, freeNoteOf } from './featureHelp';
import { createFreeScene } from './freeScene';
import { createPaytable } from './paytableView';
import { createReelsView } from './reelsView';
import { createFrameShow } from './showFrames';
import {
  finishSpin,
  freeFactorAfter,
  goesOn,
  IDLE_SESSION,
  outcomeOf,
  playSpins,
  readSpins,
  startSpin,
} from './session';
import { createSpinControls } from './spinControls';
import { drawSymbols } from './symbolArt';

const here = (): Model => modelOf({ model: namedModelOf(window.location.search) });

export function mountSlots(environment: GameEnvironment, model = here()): void {
  const { clock, sound, announcer, format, isDemo, theme } = environment;
  const t = createTranslate<typeof en>(messages, theme.language);
  const art = drawSymbols(theme);
  const reels = createReelsView(environment, art, model, t);
  const banner = createWinBanner(environment);
  const paytable = createPaytable(model, art, t, format);
  const features = createFeatureHelp(model, art, t, format);
  const scene = createFreeScene(environment, t);
  const ask = createAskRound(environment, {
    kind: slots,
    play: (_choice: object, floats) => playSpins(model, floats),
    read: (wire) => readSpins(model, wire),
  });
  let session = IDLE_SESSION;
  /** The spins of the round that are not shown yet. */
  let round: (Decided<ReturnType<typeof readSpins>> & { stakeCents: number; isFree: boolean }) | undefined;
  /** The factor of the next free spin. */
  let freeFactor = 1;
  /** The jackpots of the last round, once they are shown. */
  let jackpotCents = 0;
  let isTurning = false;
  let readyMs = 0;
  let cancelNext = (): void => undefined;

  const controls = createSpinControls(t, press);
  const frames = createFrameShow(environment, reels, t, controls.message);
  const paid = createFigure(t('paid'));
  paid.element.classList.add('paid');
  const setStake = (cents: number): void => [features, paytable, reels].forEach((part) => part.setStake(cents));
  const stake = createStakeRow(environment, setStake);
  const { money } = environment;
  const free = money?.freeSpins && createFreeSpins(money.freeSpins, { ...money, format, onChange: showState });
  const autoplay = createAutoplay(environment, {
    stakeCents: stake.stakeCents,
    play: () => (isTurning || goesOn(session) ? undefined : begin()),
    onChange: showState,
  });
  setStake(stake.stakeCents());
  reels.element.append(scene.plate, banner.element);
  const heroes = theme.symbols
    .slice(0, 2)
    .map((id) =>
      h('div', { class: 'slotHero', 'aria-hidden': 'true' }, motifPicture(id, theme, ''), h('b', {}, theme.title)),
    );
  const frame = mountGameFrame(environment, {
    className: `gameSlots${isDemo ? '' : ' noAuto'}${model.coins ? ' hasPrizes' : ''}`,
    stage: [...heroes, reels.element, controls.message],
    controls: [
      h('div', { class: 'stakePlace' }, ...(free ? [free.element] : []), stake.element),
      controls.spin,
      h('div', { class: 'spinSide' }, ...autoplay.elements, paid.element),
    ],
    help: {
      paragraphs: [
        t('helpPlay'),
        ...factsOf(model, t, format, hasJackpots(window.location.pathname + window.location.search)),
      ],
      rtp: model.rtp,
      extra: [paytable.element, features.element],
    },
    onRefill: () => controls.spin.focus(),
  });

  function showState(): void {
    const isOn = isTurning || goesOn(session) || autoplay.isOn();
    controls.setTurning(isTurning);
    controls.setReady(isTurning || clock.now() >= readyMs);
    scene.show(session, isTurning, freeFactor);
    const paidCents = session.winCents + jackpotCents;
    paid.set(paidCents ? format.amount(paidCents) : '–');
    stake.setLocked(isOn);
    stake.element.hidden = free?.isOn() === true;
    free?.setLocked(isOn);
    frame.setRoundOn(isOn);
  }

  function refuse(why: string, problem?: Problem): void {
    isTurning = false;
    if (problem === 'no_free_spins') free?.lose();
    reels.halt();
    autoplay.stop();
    controls.message.textContent = why || t('ready');
    announcer.say(why);
    showState();
  }

  function begin(): void {
    cancelNext();
    if (goesOn(session)) return spin(true);
    if (clock.now() < readyMs) return;
    const isFree = free?.isOn() === true;
    const stakeCents = isFree ? free.stakeCents() : stake.stakeCents();
    prepare();
    reels.setStake(stakeCents);
    reels.release();
    reels.expand(undefined);
    if (!isDemo) sound.play('spin');
    ask(
      stakeCents,
      {},
      {
        isFree,
        onDecided(decided) {
          round = { ...decided, outcome: [...decided.outcome], stakeCents, isFree };
          free?.take(decided.freeSpinsLeft);
          if (!isDemo) waitForNext();
          spin(false);
        },
        onRefused: refuse,
      },
    );
    if (isTurning && !round) reels.turn();
  }

  function waitForNext(): void {
    readyMs = clock.now() + SPIN_MS;
    clock.after(SPIN_MS, showState);
  }

  function prepare(): void {
    session = startSpin(session);
    jackpotCents = 0;
    isTurning = true;
    banner.hide();
    controls.message.textContent = t('good');
    controls.message.classList.remove('isWin');
    showState();
  }

  function spin(isFreeSpin: boolean): void {
    const next = round?.outcome.shift();
    if (!round || !next) return;
    if (isFreeSpin) prepare();
    if (isFreeSpin || isDemo) sound.play('spin');
    const outcome = outcomeOf(next, round.stakeCents);
    // The answer says what is paid: the last spin has all that is left of it.
    const { prizeCents = 0 } = round;
    if (round.outcome.length === 0) outcome.winCents = round.winCents - prizeCents - session.winCents;
    const [first] = outcome.frames;
    if (!first) return;
    const { stakeCents } = round;
    reels.turnTo(first, () => {
      reels.expand(outcome.expanding);
      frames.show(outcome.frames, stakeCents, () => settle(outcome, isFreeSpin));
    });
  }

  function settle(outcome: SettledSpin['outcome'], isFreeSpin: boolean): void {
    if (!round) return;
    const { stakeCents, isFree: isFreeRound, note, pay, prizeCents = 0, prizeName } = round;
    isTurning = false;
    session = finishSpin(session, outcome, isFreeSpin);
    const isLast = round.outcome.length === 0;
    if (isLast) round = undefined;
    pay(outcome.winCents, isLast);
    if (isLast && isFreeRound) free?.won(session.winCents);
    freeFactor = freeFactorAfter(model, outcome, isFreeSpin);
    const freeNote = freeNoteOf(model, t);
    const settled: SettledSpin = {
      outcome,
      stakeCents,
      isFreeSpin,
      isFreeRound,
      session,
      freeFactor,
      isDemo,
      freeNote,
    };
    if (!isLast) cancelNext = clock.after(standMs(settled), begin);
    else {
      settled.prizeCents = jackpotCents = prizeCents;
      settled.prizeName = prizeName;
      settled.more = note || autoplay.settle(stakeCents, session.winCents, standMs(settled));
    }
    reels.element.classList.toggle('isQuiet', !isShown(settled));
    const shown = outcome.frames.at(-1);
    if (outcome.winCents > 0 && shown) reels.showWins(shown);
    const text = messageOf(settled, t, environment);
    controls.message.textContent = text;
    controls.message.classList.toggle('isWin', isShown(settled) || isTotalShown(settled));
    announcer.say(text);
    celebrate(settled, environment, t, banner);
    showState();
  }

  function press(): void {
    if (!isTurning) return begin();
    frames.hurry();
    reels.stop();
  }

  reels.element.addEventListener('click', press);
  listenToKeys(environment, press);
  showState();
}
