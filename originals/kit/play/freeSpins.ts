import { button, h } from '../dom';
import type { Format } from '../format';
import type { Money } from './Money';

/**
 * The player's free spins on this slot: the switch that plays them first, and what they won. Undefined without free spins.
 * `onChange`: the switch was used, or the last spin was.
 */
export function createFreeSpins({ freeSpins, notice, t }: Money, format: Format, onChange: () => void) {
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
    const won = wonCents > 0 ? [' ', h('span', {}, t('spinsWon', { amount: format.amount(wonCents) }))] : [];
    element.replaceChildren(h('strong', {}, t('spins', { count: left, amount: format.amount(stakeCents) })), ...won);
    element.setAttribute('aria-checked', String(isWanted));
    element.setAttribute('aria-disabled', String(isLocked));
    element.hidden = left === 0;
  }

  show();
  return {
    element,
    stakeCents,
    /** The next spin is a free one. */
    isOn: () => isWanted && left > 0,
    /** How many are left after a spin; undefined: it was paid for. */
    take(next = left) {
      left = next;
    },
    /** The player has seen a win. After the last spin the sum is told. */
    won(winCents: number) {
      wonCents += winCents;
      show();
      if (left > 0) return;
      notice.tell(t('spinsDone', { amount: format.amount(wonCents) }));
      onChange();
    },
    /** There are none any more. */
    lose() {
      left = 0;
      show();
      onChange();
    },
    setLocked(next: boolean) {
      isLocked = next;
      show();
    },
  };
}
