import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import { isGain } from '../../kit/stakes';
import type en from './messages/en.json';
import type { SlotsSession, SpinOutcome } from './session';
import { burst } from '../../kit/burst';
import { countUp } from '../../kit/countUp';
import { h } from '../../kit/dom';

export interface SettledSpin {
  outcome: SpinOutcome;
  stakeCents: number;
  isFreeSpin: boolean;
  /** The whole round was a free spin of the player. */
  isFreeRound?: boolean;
  session: SlotsSession;
  /** The factor of the next free spin. */
  freeFactor: number;
  /** With money, only a payout above the stake has sound and show; with credits, every win of a free spin too. */
  isDemo: boolean;
  /** A jackpot fell with the round. */
  prizeCents?: number;
  prizeName?: string | undefined;
  /** It says what is special about the free games of the model. */
  freeNote?: string | undefined;
  /** Says more: why automatic play ended, or how much of the stake was bonus money. */
  more?: string | undefined;
}

/** A win of so many stakes or more has a headline of its own. */
const BIG_WINS = [
  { stakes: 50, title: 'epicWin' },
  { stakes: 25, title: 'hugeWin' },
  { stakes: 10, title: 'bigWin' },
] as const;

const bigWinOf = ({ outcome, stakeCents }: SettledSpin) =>
  BIG_WINS.find(({ stakes }) => outcome.winCents >= stakes * stakeCents);
/** A free spin takes no stake, so every payout is a win. */
const isWin = ({ outcome, stakeCents, isFreeSpin, isFreeRound = false }: SettledSpin): boolean =>
  isGain(outcome.winCents, isFreeSpin || isFreeRound ? 0 : stakeCents);
export const isShown = (spin: SettledSpin): boolean =>
  Boolean(spin.prizeCents) || (spin.isDemo ? isWin(spin) : isGain(spin.outcome.winCents, spin.stakeCents));
const isLastFreeSpin = ({ isFreeSpin, session }: SettledSpin): boolean => isFreeSpin && session.freeSpins === 0;
/** The last free spin tells what all of them have won. */
export const isTotalShown = (spin: SettledSpin): boolean =>
  isLastFreeSpin(spin) && isGain(spin.session.freeWinCents, spin.isDemo ? 0 : spin.stakeCents);

/** How long the result is shown before the next automatic spin, ms. */
export function standMs(spin: SettledSpin): number {
  if (spin.outcome.freeSpins > 0 || bigWinOf(spin) || isLastFreeSpin(spin)) return 2600;
  return spin.outcome.winCents > 0 ? 1500 : 450;
}

type Texts = Pick<GameEnvironment, 'translateKit' | 'format'>;

/** The announcement of a spin: a win, the part of the stake that came back, or nothing. */
function resultOf(spin: SettledSpin, { translateKit, format }: Texts): string {
  const amount = format.amount(spin.outcome.winCents);
  if (isWin(spin)) return translateKit('won', { amount });
  if (spin.outcome.winCents === 0) return translateKit('noWin');
  return translateKit('back', { amount, stake: format.amount(spin.stakeCents) });
}

const prizeNameOf = ({ prizeName }: SettledSpin, t: Translate<typeof en>): string => prizeName || t('jackpot');

/** The result for the eyes and for a screen reader. */
export function messageOf(spin: SettledSpin, t: Translate<typeof en>, texts: Texts): string {
  const isTotal = isLastFreeSpin(spin) && spin.session.freeWinCents > 0;
  const result = isTotal
    ? t('freeTotal', { amount: texts.format.amount(spin.session.freeWinCents) })
    : resultOf(spin, texts);
  const count = spin.session.freeSpins;
  const left =
    count > 0 ? t(spin.freeFactor > 1 ? 'freeLeft' : 'freeLeftOnly', { count, factor: spin.freeFactor }) : '';
  const prize = spin.prizeCents
    ? t('jackpotWon', { name: prizeNameOf(spin, t), amount: texts.format.amount(spin.prizeCents) })
    : '';
  return [prize, result, left, spin.more].filter(Boolean).join('. ');
}

/** How many free spins there were, the best of them, and how many stakes they paid. */
function summaryOf({ session, stakeCents }: SettledSpin, t: Translate<typeof en>, { format }: Texts): string {
  const { freeSpinsPlayed: count, bestFreeWinCents, freeWinCents } = session;
  const times = format.multiplier(Math.floor((freeWinCents * 100) / stakeCents));
  return t('freeSummary', { count, best: format.amount(bestFreeWinCents), times });
}

function playSound(spin: SettledSpin, { sound }: GameEnvironment): void {
  if (spin.prizeCents || bigWinOf(spin) || spin.outcome.freeSpins > 0) sound.play('bigWin');
  else if (isShown(spin)) sound.play('win');
}

/** Shows and plays the result of a spin. */
export function celebrate(
  spin: SettledSpin,
  environment: GameEnvironment,
  t: Translate<typeof en>,
  banner: Pick<WinBanner, 'show'>,
): void {
  const { outcome, session, prizeCents } = spin;
  playSound(spin, environment);
  if (prizeCents) banner.show(t('jackpotFell', { name: prizeNameOf(spin, t) }), prizeCents);
  else if (outcome.freeSpins > 0)
    banner.show(t('freeSpins', { count: outcome.freeSpins }), undefined, spin.isFreeSpin ? '' : spin.freeNote);
  else if (isTotalShown(spin)) {
    banner.show(t('freeTotal', { amount: '' }), session.freeWinCents, summaryOf(spin, t, environment));
  } else {
    const big = bigWinOf(spin);
    if (big) banner.show(t(big.title), outcome.winCents);
  }
}

export type WinBanner = ReturnType<typeof createWinBanner>;

const COUNT_MS = 1500;

/** The headline over the reels for large wins. */
export function createWinBanner(environment: GameEnvironment) {
  const { clock, format, isMotionReduced } = environment;
  const title = h('p', { class: 'winBannerTitle' });
  const amount = h('p', { class: 'winBannerAmount' });
  const note = h('p', { class: 'winBannerNote' });
  const element = h('div', { class: 'winBanner', hidden: true, 'aria-hidden': 'true' }, title, amount, note);
  const show = (cents: number): void => {
    amount.textContent = format.amount(Math.floor(cents / 100) * 100);
  };
  return {
    element,
    /** The optional amount counts up. */
    show(headline: string, amountCents?: number, more = '') {
      title.textContent = headline;
      note.textContent = more;
      amount.hidden = amountCents === undefined;
      const durationMs = isMotionReduced ? 0 : COUNT_MS;
      if (amountCents !== undefined) countUp({ from: 0, to: amountCents, durationMs, clock, show });
      element.hidden = false;
      burst(element, environment);
    },
    hide() {
      element.hidden = true;
    },
  };
}
