import { button, h } from '../../kit/dom';
import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import type en from './messages/en.json';
import { targetOf, type DiceSide } from '../rules/index.ts';

export interface SidePicker {
  element: HTMLElement;
  readonly side: DiceSide;
  /** Shows the threshold of both sides for a chance in percent. */
  setChance: (chance: number) => void;
  setLocked: (isLocked: boolean) => void;
}

/** Two toggle buttons: win below or above. */
export function createSidePicker(t: Translate<typeof en>, format: Format, onChange: () => void): SidePicker {
  let side: DiceSide = 'over';
  const buttons = { under: createSide('under'), over: createSide('over') };
  function createSide(own: DiceSide): HTMLButtonElement {
    return button({ class: 'segment' }, () => {
      side = own;
      show();
      onChange();
    });
  }
  function show(): void {
    for (const own of ['under', 'over'] as const) buttons[own].setAttribute('aria-pressed', String(own === side));
  }
  show();
  return {
    element: h('div', { class: 'segments', role: 'group', 'aria-label': t('side') }, buttons.under, buttons.over),
    get side() {
      return side;
    },
    setChance(chance) {
      for (const own of ['under', 'over'] as const)
        buttons[own].textContent = t(own, { number: format.decimal(targetOf(own, chance) * 100) });
    },
    setLocked(isLocked) {
      for (const own of ['under', 'over'] as const) buttons[own].disabled = isLocked;
    },
  };
}
