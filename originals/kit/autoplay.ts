import {
  type AutoForMoney,
  type AutoplayRun,
  createAutoplayForm,
  roundPlayed,
  startAutoplay,
  stopReason,
} from './autoplayForm';
import { createDialog } from './dialog';
import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { icon } from './icons';

interface AutoplayOptions {
  stakeCents: () => number;
  /** Starts a round; does nothing while one is on. */
  play: () => void;
  onChange: () => void;
  /** They were stopped by hand, or by what has happened; not by a limit. */
  onStop?: () => void;
  extra?: readonly Node[];
  /** Without it automatic rounds are for demo credits alone. */
  forMoney?: AutoForMoney | undefined;
  /** Says what is missing before the settings open. */
  isReady?: () => boolean;
}

const REASONS = { count: 'autoDone', loss: 'autoLossReached', win: 'autoWinReached' } as const;

/** Rounds that start by themselves. With money they need both limits, and end when the player looks away. */
export function createAutoplay(environment: GameEnvironment, options: AutoplayOptions) {
  const { translateKit: t, clock, root, isDemo } = environment;
  let run: AutoplayRun | undefined;
  let cancelNext = (): void => undefined;
  const form = createAutoplayForm(environment, options, (plan) => {
    dialog.close();
    change(startAutoplay(plan));
    options.play();
  });
  const dialog = createDialog(environment, t('autoplay'), form.element);
  const control = button({ class: 'autoButton' }, press);

  function press(): void {
    if (run) return stop();
    if (options.isReady?.() === false) return;
    form.open();
    // Beside the controls: their styles are not for its fields.
    root.firstElementChild?.append(dialog);
    dialog.showModal();
  }

  function show(): void {
    control.classList.toggle('isOn', run !== undefined);
    const count = run?.left ?? 0;
    control.setAttribute('aria-label', t(run ? 'autoStop' : 'auto', { count }));
    control.replaceChildren(...(run ? [t('autoLeft', { count })] : [icon('auto'), h('span', {}, t('auto'))]));
  }

  function change(next: AutoplayRun | undefined): void {
    cancelNext();
    run = next;
    show();
    options.onChange();
  }

  function stop(): void {
    if (!run) return;
    change(undefined);
    options.onStop?.();
  }

  const isOffered = isDemo || options.forMoney !== undefined;
  show();
  return {
    /** The button, which opens the settings or stops the run. */
    elements: isOffered ? [control] : [],
    isOn: () => run !== undefined,
    /** Counts a round, and starts the next one after a pause. Answers why the run has ended, if it has. */
    settle(stakeCents: number, payoutCents: number, pauseMs: number): string | undefined {
      if (!run) return undefined;
      const next = roundPlayed(run, stakeCents, payoutCents);
      const reason = stopReason(next, options.stakeCents());
      change(reason ? undefined : next);
      if (reason) return t(REASONS[reason]);
      cancelNext = clock.after(pauseMs, options.play);
      return undefined;
    },
    stop,
  };
}
