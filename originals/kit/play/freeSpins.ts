import { button, h } from '../dom';
import type { Format } from '../format';
import type { Money } from './Money';

export type FreeSpins = ReturnType<typeof createFreeSpins>;

interface Parts extends Pick<Money, 'notice'> {
  /** So many spins or flights, what they have won, and that they are done. */
  t: (key: 'spins' | 'spinsWon' | 'spinsDone', values: Record<string, string | number>) => string;
  format: Format;
  /** The switch was used, or there are more or none. */
  onChange: () => void;
}

/** The player's free spins on this slot, or free flights: the switch that plays them first, and what they won. */
export function createFreeSpins(given: NonNullable<Money['freeSpins']>, { notice, t, format, onChange }: Parts) {
  let { left, wonCents, stakeCents } = given;
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
    stakeCents: () => stakeCents,
    /** The next spin is a free one. */
    isOn: () => isWanted && left > 0,
    /** How many are left after a spin; undefined: it was paid for. */
    take(next = left) {
      left = next;
    },
    /** There is one more, of this stake. Those of another stake come when the game is opened again. */
    add(cents = stakeCents) {
      if (left > 0 && cents !== stakeCents) return;
      stakeCents = cents;
      left += 1;
      show();
      onChange();
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
