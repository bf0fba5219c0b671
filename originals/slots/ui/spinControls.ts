import { button, h } from '../../kit/dom';
import { icon } from '../../kit/icons';
import type { Translate } from '../../kit/i18n';
import type en from './messages/en.json';

/** The spin button, which stops turning reels, and the text above it. */
export function createSpinControls(t: Translate<typeof en>, onSpin: () => void) {
  const spin = button({ class: 'spinButton', 'aria-label': t('spin') }, onSpin, icon('spin'));
  return {
    spin,
    message: h('p', { class: 'message' }, t('ready')),
    // Not disabled, because the button would lose the focus.
    /** Says that the next spin may start; with money, spins are some time apart. */
    setReady: (isReady: boolean) => spin.setAttribute('aria-disabled', String(!isReady)),
    setTurning(isTurning: boolean) {
      spin.classList.toggle('isTurning', isTurning);
      spin.setAttribute('aria-label', t(isTurning ? 'stop' : 'spin'));
    },
  };
}
