import type { GameEnvironment } from '../kit/environment';
import type { Translate } from '../kit/i18n';
import type { SlotsMessage } from './messages';
import { FREE_SPIN_FACTOR } from './paytable';
import type { SpinOutcome } from './rules';
import type { SlotsSession } from './session';
import type { WinBanner } from './winBanner';

export interface SettledSpin {
  outcome: SpinOutcome;
  stakeCents: number;
  isFreeSpin: boolean;
  /** The session after the spin. */
  session: SlotsSession;
}

/** A win of this many stakes is a big one. */
const BIG_WIN_STAKES = 12;

const isBig = ({ outcome, stakeCents }: SettledSpin): boolean => outcome.winCents >= BIG_WIN_STAKES * stakeCents;
const isLastFreeSpin = ({ isFreeSpin, session }: SettledSpin): boolean => isFreeSpin && session.freeSpins === 0;

/** How long the result is shown before the next automatic spin, ms. */
export function standMs(spin: SettledSpin): number {
  if (spin.outcome.freeSpins > 0 || isBig(spin) || isLastFreeSpin(spin)) return 2600;
  return spin.outcome.winCents > 0 ? 1500 : 450;
}

/** The text under the reels. */
export function messageOf(spin: SettledSpin, t: Translate<SlotsMessage>, credits: (cents: number) => string): string {
  const win = spin.outcome.winCents > 0 ? t('win', { amount: credits(spin.outcome.winCents) }) : '';
  const left =
    spin.session.freeSpins > 0 ? t('freeLeft', { count: spin.session.freeSpins, factor: FREE_SPIN_FACTOR }) : '';
  return [win, left].filter(Boolean).join(' · ') || t('ready');
}

function playSound(spin: SettledSpin, { sound }: GameEnvironment): void {
  if (isBig(spin) || spin.outcome.freeSpins > 0) sound.play('bigWin');
  else if (spin.outcome.winCents > 0) sound.play('win');
}

/** Shows, plays and announces the result of a spin. */
export function celebrate(
  spin: SettledSpin,
  environment: GameEnvironment,
  t: Translate<SlotsMessage>,
  banner: WinBanner,
): void {
  const { translateKit, announcer, format } = environment;
  const { outcome, session } = spin;
  playSound(spin, environment);
  if (outcome.freeSpins > 0) banner.show(t('freeSpins', { count: outcome.freeSpins }));
  else if (isLastFreeSpin(spin) && session.freeWinCents > 0) {
    banner.show(t('freeTotal', { amount: '' }), session.freeWinCents);
  } else if (isBig(spin)) banner.show(t('bigWin'), outcome.winCents);
  const result =
    outcome.winCents > 0 ? translateKit('won', { amount: format.credits(outcome.winCents) }) : translateKit('lost');
  announcer.say(outcome.freeSpins > 0 ? `${result}. ${t('freeSpins', { count: outcome.freeSpins })}` : result);
}
