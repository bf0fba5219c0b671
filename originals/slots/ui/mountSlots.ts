import { createAutoplay } from '../../kit/autoplay';
import type { GameEnvironment } from '../../kit/environment';
import { createFigure } from '../../kit/figure';
import { mountGameFrame } from '../../kit/gameFrame';
import { createTranslate } from '../../kit/i18n';
import { listenToKeys } from '../../kit/keys';
import { motifDataUrl } from '../../kit/motif';
import { createStakeRow } from '../../kit/stakeRow';
import { FREE_SPIN_FACTOR, FREE_SPINS, MOST_FREE_SPINS, PAYLINES, playSlots } from '../rules/index.ts';
import { slotsSpinsOf, SLOT_RTP, type Grid, type SlotsSpin } from '../rules/index.ts';
import { celebrate, isWin, messageOf, standMs, type SettledSpin } from './celebrate';
import { slotsMessages } from './messages';
import { createPaytable } from './paytableView';
import { createReelsView } from './reelsView';
import { finishSpin, goesOn, IDLE_SESSION, outcomeOf, startSpin, type SpinOutcome } from './session';
import { createSpinControls } from './spinControls';
import { drawSymbols } from './symbolArt';
import { createWinBanner } from './winBanner';

/** The reels before the first spin show the most valuable symbols. */
const OPENING: Grid = [
  ['4', '1', 'A'],
  ['2', 'W', '5'],
  ['S', '1', '3'],
  ['6', 'W', '2'],
  ['3', '1', 'K'],
];

function createParts(environment: GameEnvironment) {
  const { theme, format } = environment;
  const t = createTranslate(slotsMessages, theme.locale);
  const art = drawSymbols(theme, { wild: t('wild'), scatter: t('scatter') });
  const reels = createReelsView(environment, art, OPENING);
  const banner = createWinBanner(environment, motifDataUrl('coin', theme.palette));
  return { t, reels, banner, paytable: createPaytable(art, t, format) };
}

function createHelpTexts({ t }: ReturnType<typeof createParts>): string[] {
  const [three, four, five] = FREE_SPINS;
  return [
    t('helpPlay'),
    t('helpLines', { lines: PAYLINES.length }),
    t('helpWild'),
    t('helpScatter', { three, four, five, factor: FREE_SPIN_FACTOR, most: MOST_FREE_SPINS }),
  ];
}

/** The slot: five reels, ten lines, wild, free spins. */
export function mountSlots(environment: GameEnvironment): void {
  const { wallet, floats, clock, sound, announcer, format, translateKit, host, keys } = environment;
  const parts = createParts(environment);
  const { t, reels, banner, paytable } = parts;
  let session = IDLE_SESSION;
  /** Of the round, not shown yet. */
  let spins: SlotsSpin[] = [];
  let isTurning = false;
  let cancelNext = (): void => undefined;

  const controls = createSpinControls(t, press);
  const paid = createFigure(t('paid'));
  paid.element.classList.add('paid');
  const stake = createStakeRow(environment, paytable.setStake);
  const autoplay = createAutoplay(environment, {
    stakeCents: () => stake.stakeCents,
    play: () => (isTurning || goesOn(session) ? undefined : begin()),
    onChange: showState,
  });
  paytable.setStake(stake.stakeCents);
  const frame = mountGameFrame(environment, {
    className: 'gameSlots',
    stage: [reels.element, banner.element, controls.message],
    controls: [stake.element, ...autoplay.elements, controls.spin, paid.element],
    help: { paragraphs: createHelpTexts(parts), rtp: SLOT_RTP, extra: [paytable.element] },
    onRefill: () => controls.spin.focus(),
  });

  function showState(): void {
    const isOn = isTurning || goesOn(session) || autoplay.isOn;
    controls.setTurning(isTurning);
    reels.element.classList.toggle('isFree', session.freeSpins > 0);
    paid.set(format.amount(session.winCents));
    stake.setLocked(isOn);
    frame.setRoundOn(isOn);
  }

  function refuse(): void {
    autoplay.stop();
    controls.message.textContent = translateKit('broke');
    announcer.say(translateKit('broke'));
    showState();
  }

  function begin(): void {
    cancelNext();
    const isFreeSpin = session.freeSpins > 0;
    if (!isFreeSpin && !wallet.take(stake.stakeCents)) return refuse();
    if (!isFreeSpin) spins = slotsSpinsOf(playSlots(floats).outcome);
    const spin = spins.shift();
    if (!spin) return;
    session = startSpin(session);
    isTurning = true;
    banner.hide();
    controls.message.textContent = t('good');
    sound.play('spin');
    showState();
    const outcome = outcomeOf(spin, stake.stakeCents);
    reels.turnTo(outcome.grid, () => settle(outcome, isFreeSpin));
  }

  function settle(outcome: SpinOutcome, isFreeSpin: boolean): void {
    isTurning = false;
    session = finishSpin(session, outcome, isFreeSpin);
    wallet.pay(outcome.winCents);
    const settled: SettledSpin = { outcome, stakeCents: stake.stakeCents, isFreeSpin, session };
    if (goesOn(session)) cancelNext = clock.after(standMs(settled), begin);
    else settled.autoEnd = autoplay.settle(stake.stakeCents, session.winCents, standMs(settled));
    reels.element.classList.toggle('isQuiet', !isWin(settled));
    if (outcome.winCents > 0) reels.showWins(outcome);
    controls.message.textContent = messageOf(settled, t, environment);
    celebrate(settled, environment, t, banner);
    showState();
  }

  function press(): void {
    if (isTurning) reels.stop();
    else begin();
  }

  reels.element.addEventListener('click', press);
  listenToKeys({ host, keys, onPrimary: press });
  showState();
}
