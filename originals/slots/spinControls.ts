import { button, h } from '../kit/dom';
import { icon } from '../kit/icons';
import type { Translate } from '../kit/i18n';
import type { SlotsMessage } from './messages';
import { AUTO_SPINS } from './session';

export interface SpinControls {
  spin: HTMLButtonElement;
  auto: HTMLButtonElement;
  message: HTMLElement;
  setTurning: (isTurning: boolean) => void;
  /** Zero when automatic play is off. */
  setAutoSpins: (count: number) => void;
}

/** Buttons for spin and automatic play; each becomes its own stop button. */
export function createSpinControls(t: Translate<SlotsMessage>, onSpin: () => void, onAuto: () => void): SpinControls {
  const spin = button({ class: 'spinButton', 'aria-label': t('spin') }, onSpin, icon('spin'));
  const autoText = h('span', {});
  const auto = button({ class: 'autoButton' }, onAuto, icon('auto'), autoText);
  const setAutoSpins = (count: number): void => {
    autoText.textContent = count > 0 ? t('autoLeft', { count }) : t('auto', { count: AUTO_SPINS });
    auto.classList.toggle('isOn', count > 0);
    if (count > 0) auto.setAttribute('aria-label', t('autoStop'));
    else auto.removeAttribute('aria-label');
  };
  setAutoSpins(0);
  return {
    spin,
    auto,
    message: h('p', { class: 'message' }, t('ready')),
    setTurning(isTurning) {
      spin.classList.toggle('isTurning', isTurning);
      spin.setAttribute('aria-label', t(isTurning ? 'stop' : 'spin'));
    },
    setAutoSpins,
  };
}
