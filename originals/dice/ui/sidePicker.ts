import { button, h } from '../../kit/dom';
import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import type en from './messages/en.json';
import { targetOf, type DiceSide } from '../rules/index.ts';

/** Two toggle buttons: win below or above. */
export function createSidePicker(t: Translate<typeof en>, format: Format, onChange: () => void) {
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
    side: () => side,
    /** Shows the threshold of both sides for a chance in percent. */
    setChance(chance: number) {
      for (const own of ['under', 'over'] as const)
        buttons[own].textContent = t(own, { number: format.decimal(targetOf(own, chance) * 100) });
    },
    setLocked(isLocked: boolean) {
      for (const own of ['under', 'over'] as const) buttons[own].disabled = isLocked;
    },
  };
}
