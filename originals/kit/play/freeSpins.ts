import { button } from '../dom';
import type { Format } from '../format';
import type { Money } from './Money';

/** The player's free spins on this slot: the switch that plays them first, and what they won. */
export interface FreeSpins {
  element: HTMLElement;
  /** The next spin is a free one. */
  readonly isOn: boolean;
  /** The fixed stake, cents. */
  readonly stakeCents: number;
  /** How many are left after a spin; undefined: it was paid for. */
  take: (left: number | undefined) => void;
  /** The player has seen a win of cents. After the last spin the sum is told. */
  won: (winCents: number) => void;
  /** There are none any more. */
  lose: () => void;
  setLocked: (isLocked: boolean) => void;
}

/** `onChange`: the switch was used, or the last spin was. Undefined without free spins. */
export function createFreeSpins(
  { freeSpins, notice, t }: Money,
  format: Format,
  onChange: () => void,
): FreeSpins | undefined {
  if (!freeSpins) return undefined;
  const { stakeCents } = freeSpins;
  let { left, wonCents } = freeSpins;
  let isWanted = true;
  let isLocked = false;
  const element = button({ class: 'freeSpins', role: 'switch' }, press);

  function press(): void {
    if (isLocked) return;
    isWanted = !isWanted;
    show();
    onChange();
  }

  function show(): void {
    element.textContent = t('spins', { count: left, amount: format.amount(stakeCents) });
    element.setAttribute('aria-checked', String(isWanted));
    element.setAttribute('aria-disabled', String(isLocked));
    element.hidden = left === 0;
  }

  show();
  return {
    element,
    stakeCents,
    get isOn() {
      return isWanted && left > 0;
    },
    take(next = left) {
      left = next;
    },
    won(winCents) {
      wonCents += winCents;
      show();
      if (left > 0) return;
      notice.tell(t('spinsDone', { amount: format.amount(wonCents) }));
      onChange();
    },
    lose() {
      left = 0;
      show();
      onChange();
    },
    setLocked(next) {
      isLocked = next;
      show();
    },
  };
}
