import { createAutoplay } from '../../kit/autoplay';
import { button, field, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import { parseHundredths } from '../../kit/stakes';
import type { FreeSpins } from '../../kit/play/freeSpins';
import { createStakeRow } from '../../kit/stakeRow';
import { CREDIT } from '../../kit/wallet';
import { type BetState, type CrashRounds, multiplierNow } from './crashRounds';
import { type FlightBet, payoutCents } from './flight';
import type en from './messages/en.json';
import { GREATEST_MULTIPLIER, LEAST_TARGET } from '../rules/index.ts';

export type BetPanel = ReturnType<typeof createBetPanel>;

interface PanelParts {
  place: number;
  onPress: () => void;
  /** Places the bet, unless it is placed or flies. */
  onAutoplay: () => void;
  onAutoStop: () => void;
  onChange: () => void;
  /** Automatic bets for money exist where flights have a pace of their own. */
  isAutoForMoney: boolean;
  onProblem: (text: string) => void;
  /** The free flights of the player, in the first place alone. */
  free: FreeSpins | undefined;
}

const MONEY_ROUNDS = [5, 10, 20, 50] as const;

/** Four steps of the stake: 20, 50, 100 and 500 shillings or credits, 0.20, 0.50, 1 and 5 dollars. No 12.50 is among them. */
export function quickStakes({ isDemo, stakes }: Pick<GameEnvironment, 'isDemo' | 'stakes'>): number[] {
  const least = isDemo ? stakes.first : stakes.least;
  const plain = stakes.steps.filter((cents) => cents >= least && (cents < CREDIT || cents % CREDIT === 0));
  return plain.filter((_cents, index) => [0, 1, 2, 4].includes(index));
}

/** One of the two stakes: amount, automatic cash-out, automatic play and the button for all it does. */
export function createBetPanel(
  environment: GameEnvironment,
  t: Translate<typeof en>,
  { place, onPress, onAutoplay, onAutoStop, onChange, isAutoForMoney, onProblem, free }: PanelParts,
) {
  const stake = createStakeRow(environment, onChange, quickStakes(environment));
  const target = createTargetField(t, environment.format);
  const action = button({ class: 'action' }, onPress);
  const autoplay = createAutoplay(environment, {
    stakeCents: stake.stakeCents,
    play: onAutoplay,
    onStop: onAutoStop,
    onChange,
    forMoney: isAutoForMoney
      ? {
          rounds: MONEY_ROUNDS,
          hint: t('autoHintMoney'),
          bad: (stake) => t('autoBadMoney', { stake }),
          note: t('autoStops'),
        }
      : undefined,
    isReady() {
      // Nobody may be looking when it flies.
      const isMissing = !environment.isDemo && typeof target.read() !== 'number';
      if (isMissing) onProblem(t('autoNeedsTarget'));
      if (isMissing) target.focus();
      return !isMissing;
    },
  });
  let isLocked = false;
  // With money, automatic bets need somebody who looks.
  if (isAutoForMoney)
    document.addEventListener('visibilitychange', () =>
      document.visibilityState === 'hidden' ? autoplay.stop() : undefined,
    );

  function lock(next: boolean): void {
    if (next === isLocked) return;
    isLocked = next;
    stake.setLocked(next);
    target.setLocked(next);
    free?.setLocked(next);
  }

  /** Automatic bets are paid for. */
  const isFree = (): boolean => free?.isOn() === true && !autoplay.isOn();

  const stakeCents = (): number => (isFree() && free ? free.stakeCents() : stake.stakeCents());

  /** The ticket stays in its place until its flight has ended; a game that was opened meanwhile does not have it. */
  const isFlownFree = (bet: FlightBet | undefined): boolean => bet?.isFree === true && free?.element.hidden === false;

  return {
    element: h(
      'div',
      { class: 'bet', role: 'group', 'aria-label': t('bet', { place }) },
      ...(free ? [free.element] : []),
      stake.element,
      h('div', { class: 'betRow' }, target.element, action, ...autoplay.elements),
    ),
    autoplay,
    isFree,
    stakeCents,
    /** The bet as it is set now; `invalid` with an unreadable target. */
    read(): FlightBet | 'invalid' {
      const autoTarget = target.read();
      return autoTarget === 'invalid' ? autoTarget : { place, stakeCents: stakeCents(), autoTarget, isFree: isFree() };
    },
    /** `bet`: the one on this place, which may have been made before the game was opened. */
    show(state: BetState, text: string, { isResting, bet }: { isResting: boolean; bet: FlightBet | undefined }) {
      stake.element.hidden = isFree() || isFlownFree(bet);
      if (bet && !environment.isDemo) {
        if (!bet.isFree) stake.set(bet.stakeCents);
        target.show(bet.autoTarget);
      }
      lock(state !== 'free' || autoplay.isOn());
      if (action.textContent !== text) action.textContent = text;
      action.classList.toggle('isCashOut', state === 'flying');
      action.classList.toggle('isCancel', state === 'waiting' || state === 'placed');
      const isBusy = isResting || state === 'asking' || state === 'ready' || state === 'settling';
      action.classList.toggle('isBusy', isBusy);
      action.setAttribute('aria-disabled', String(isBusy));
    },
    focus: () => action.focus(),
  };
}

/** While the server is asked. */
const ASKED = { asking: 'sending', settling: 'settling' } as const;

export function betText(
  { format }: Pick<GameEnvironment, 'format'>,
  t: Translate<typeof en>,
  rounds: CrashRounds,
  { place, stakeCents, isFree }: { place: number; stakeCents: number; isFree: boolean },
): string {
  const state = rounds.stateOf(place);
  if (state === 'asking' || state === 'settling') return t(ASKED[state]);
  if (state === 'waiting') return t('cancelNext');
  if (state === 'free') {
    const amount = format.amount(stakeCents);
    if (isFree) return t('placeFree', { amount });
    return t(rounds.isForNext() ? 'placeNext' : 'place', { amount });
  }
  const bet = rounds.flight()?.bets.find((candidate) => candidate.place === place);
  // How high an unknown flight is, nobody can say; the server still takes the cash-out.
  if (!bet) return t('cashOutNow');
  const isFlying = state === 'flying';
  const cents = isFlying ? payoutCents({ ...bet, cashedAt: multiplierNow(rounds) }) : bet.stakeCents;
  return t(isFlying ? 'cashOut' : state === 'placed' ? 'cancelBet' : 'placed', { amount: format.amount(cents) });
}

/** A typed target in hundredths; undefined when empty, unreadable or out of its bounds. */
export function parseTarget(text: string): number | undefined {
  const hundredths = parseHundredths(text) ?? 0;
  return hundredths >= LEAST_TARGET && hundredths <= GREATEST_MULTIPLIER ? hundredths : undefined;
}

/** Empty means off. */
function createTargetField(t: Translate<typeof en>, format: Format) {
  const input = h('input', {
    class: 'fieldInput',
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder: t('autoHint'),
    maxlength: 8,
  });
  const read = (): number | undefined | 'invalid' =>
    input.value.trim() === '' ? undefined : (parseTarget(input.value) ?? 'invalid');
  input.addEventListener('input', () => input.toggleAttribute('aria-invalid', false));
  input.addEventListener('change', () => input.setAttribute('aria-invalid', String(read() === 'invalid')));
  return {
    element: field(t('auto'), input),
    /** The automatic target in hundredths; undefined when off, `invalid` when unreadable. */
    read,
    focus: () => input.focus(),
    show: (hundredths = 0) => (input.value = hundredths > 0 ? format.decimal(hundredths) : ''),
    setLocked: (isLocked: boolean) => (input.disabled = isLocked),
  };
}
