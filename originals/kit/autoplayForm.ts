import { h } from './dom';
import type { GameEnvironment } from './environment';
import { parseCredits } from './stakes';

// Amounts are cents.
export interface AutoplayPlan {
  rounds: number;
  /** The run never loses more than this. */
  lossCents: number | undefined;
  /** The run ends when it has won this much. */
  winCents: number | undefined;
}

export interface AutoplayRun {
  plan: AutoplayPlan;
  /** Rounds that have not ended. */
  left: number;
  /** Payouts less stakes so far. */
  netCents: number;
}

export type AutoplayStop = 'count' | 'loss' | 'win';

export const startAutoplay = (plan: AutoplayPlan): AutoplayRun => ({ plan, left: plan.rounds, netCents: 0 });

export function roundPlayed(run: AutoplayRun, stakeCents: number, payoutCents: number): AutoplayRun {
  return { ...run, left: run.left - 1, netCents: run.netCents + payoutCents - stakeCents };
}

/** Why the run ends before another round with this stake; undefined when it continues. */
export function stopReason({ plan, left, netCents }: AutoplayRun, stakeCents: number): AutoplayStop | undefined {
  if (plan.winCents !== undefined && netCents >= plan.winCents) return 'win';
  if (left <= 0) return 'count';
  return plan.lossCents !== undefined && stakeCents - netCents > plan.lossCents ? 'loss' : undefined;
}

const ROUNDS = [10, 25, 50, 100] as const;
const SUGGESTED_STAKES = 10;

function createRounds(caption: string): { element: HTMLElement; read: () => number } {
  const inputs = ROUNDS.map((rounds, index) =>
    h('input', { type: 'radio', name: 'autoRounds', value: rounds, checked: index === 0 }),
  );
  const options = inputs.map((input) => h('label', { class: 'pill' }, input, h('span', {}, input.value)));
  return {
    element: h('fieldset', { class: 'pills' }, h('legend', { class: 'caption' }, caption), ...options),
    read: () => Number(inputs.find((input) => input.checked)?.value ?? ROUNDS[0]),
  };
}

/** The limits of automatic rounds: number, loss and win. An empty amount is no limit. */
export function createAutoplayForm(
  { translateKit: t, format }: GameEnvironment,
  { stakeCents, extra = [] }: { stakeCents: () => number; extra?: readonly Node[] },
  onStart: (plan: AutoplayPlan) => void,
) {
  const rounds = createRounds(t('autoRounds'));
  const [loss, win] = [createAmount(), createAmount()];
  const problem = h('p', { class: 'formProblem', role: 'alert' });
  let isLossTyped = false;

  function createAmount(): HTMLInputElement {
    return h('input', {
      class: 'fieldInput',
      inputmode: 'numeric',
      autocomplete: 'off',
      maxlength: 7,
      placeholder: t('autoNever'),
    });
  }

  const field = (caption: string, input: HTMLInputElement): HTMLElement =>
    h('label', { class: 'field' }, h('span', { class: 'caption' }, caption), input);

  /** Undefined when empty, NaN when unreadable. */
  const read = (input: HTMLInputElement): number | undefined =>
    input.value.trim() === '' ? undefined : (parseCredits(input.value) ?? Number.NaN);

  function mark(input: HTMLInputElement, isBad: boolean): void {
    input.setAttribute('aria-invalid', String(isBad));
    if (isBad) input.focus();
  }

  function submit(event: Event): void {
    event.preventDefault();
    const plan = { rounds: rounds.read(), lossCents: read(loss), winCents: read(win) };
    const isWinBad = Number.isNaN(plan.winCents);
    const isLossBad =
      Number.isNaN(plan.lossCents) ||
      stopReason(startAutoplay({ ...plan, winCents: undefined }), stakeCents()) === 'loss';
    mark(win, isWinBad);
    mark(loss, isLossBad);
    const isBad = isWinBad || isLossBad;
    problem.textContent = isBad ? t('autoBad', { stake: format.amount(stakeCents()) }) : '';
    if (!isBad) onStart(plan);
  }

  loss.addEventListener('input', () => (isLossTyped = true));
  const element = h(
    'form',
    { class: 'dialogBody limits', novalidate: true },
    rounds.element,
    field(t('autoLoss'), loss),
    field(t('autoWin'), win),
    ...extra,
    problem,
    h('button', { class: 'action', type: 'submit' }, t('autoStart')),
  );
  element.addEventListener('submit', submit);
  return {
    element,
    /** Suggests a loss limit for the stake, until the player has typed one. */
    open() {
      if (!isLossTyped) loss.value = format.amount(SUGGESTED_STAKES * stakeCents());
    },
  };
}
