import { button, field, h } from './dom';
import type { GameEnvironment } from './environment';
import { parseCredits, parseMoney } from './stakes';

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

const DEMO_ROUNDS = [10, 25, 50, 100] as const;
/** The suggested loss limit, in stakes. */
const SUGGESTED_STAKES = 10;

/** With money both limits are needed. */
export interface AutoForMoney {
  rounds: readonly number[];
  /** Stands in an empty limit. */
  hint: string;
  bad: (stake: string) => string;
  note: string;
}

function createRounds(caption: string, counts: readonly number[]): { element: HTMLElement; read: () => number } {
  const inputs = counts.map((rounds, index) =>
    h('input', { type: 'radio', name: 'autoRounds', value: rounds, checked: index === 0 }),
  );
  const options = inputs.map((input) => h('label', { class: 'pill' }, input, h('span', {}, input.value)));
  return {
    element: h('fieldset', { class: 'pills' }, h('legend', { class: 'caption' }, caption), ...options),
    read: () => Number(inputs.find((input) => input.checked)?.value ?? counts[0]),
  };
}

interface FormOptions {
  stakeCents: () => number;
  extra?: readonly Node[];
  forMoney?: AutoForMoney | undefined;
}

/** The limits of automatic rounds: number, loss and win. With demo credits an empty amount is no limit; with money both are needed. */
export function createAutoplayForm(
  { translateKit: t, format }: GameEnvironment,
  { stakeCents, extra = [], forMoney }: FormOptions,
  onStart: (plan: AutoplayPlan) => void,
) {
  const rounds = createRounds(t('autoRounds'), forMoney?.rounds ?? DEMO_ROUNDS);
  const [loss, win] = [createAmount(), createAmount()];
  const problem = h('p', { class: 'formProblem', role: 'alert' });
  let isTyped = false;

  function createAmount(): HTMLInputElement {
    return h('input', {
      class: 'fieldInput',
      inputmode: forMoney ? 'decimal' : 'numeric',
      autocomplete: 'off',
      maxlength: 10,
      placeholder: forMoney?.hint ?? t('autoNever'),
    });
  }

  /** Undefined when empty, NaN when unreadable. */
  function read({ value }: HTMLInputElement): number | undefined {
    if (value.trim() === '' && !forMoney) return undefined;
    return (forMoney ? parseMoney : parseCredits)(value) ?? Number.NaN;
  }

  function mark(input: HTMLInputElement, isBad: boolean): void {
    input.setAttribute('aria-invalid', String(isBad));
    if (isBad) input.focus();
  }

  function submit(): void {
    const plan = { rounds: rounds.read(), lossCents: read(loss), winCents: read(win) };
    const isWinBad = Number.isNaN(plan.winCents);
    const isLossBad =
      Number.isNaN(plan.lossCents) ||
      stopReason(startAutoplay({ ...plan, winCents: undefined }), stakeCents()) === 'loss';
    mark(win, isWinBad);
    mark(loss, isLossBad);
    const isBad = isWinBad || isLossBad;
    const stake = format.amount(stakeCents());
    problem.textContent = isBad ? (forMoney?.bad(stake) ?? t('autoBad', { stake })) : '';
    if (!isBad) onStart(plan);
  }

  for (const input of [loss, win]) input.addEventListener('input', () => (isTyped = true));
  const element = h(
    'div',
    { class: 'dialogBody limits' },
    rounds.element,
    field(t('autoLoss'), loss),
    field(t('autoWin'), win),
    ...extra,
    ...(forMoney ? [h('p', { class: 'helpNote' }, forMoney.note)] : []),
    problem,
    // It is no form: Enter in a field stakes nothing.
    button({ class: 'action' }, submit, t('autoStart')),
  );
  return {
    element,
    /** Suggests limits for the stake, until the player has typed one. */
    open() {
      if (isTyped) return;
      loss.value = format.plain((forMoney?.rounds[0] ?? SUGGESTED_STAKES) * stakeCents());
      if (forMoney) win.value = loss.value;
    },
  };
}
