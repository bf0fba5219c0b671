import { createAutoplay, type Autoplay } from '../../kit/autoplay';
import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import { createStakeRow } from '../../kit/stakeRow';
import type { BetState } from './crashRounds';
import type { FlightBet } from './flight';
import type en from './messages/en.json';
import { createTargetField } from './targetField';

export interface BetPanel {
  element: HTMLElement;
  autoplay: Autoplay;
  readonly stakeCents: number;
  /** The bet as it is set now; `invalid` with an unreadable target. */
  read: () => FlightBet | 'invalid';
  /** `text` is on the button. */
  show: (state: BetState, text: string) => void;
  focus: () => void;
}

interface PanelParts {
  /** 1 or 2. */
  place: number;
  onPress: () => void;
  /** Places the bet, unless it is placed or flies. */
  onAutoplay: () => void;
  onChange: () => void;
}

/** One of the two stakes: amount, automatic cash-out, automatic play and the button for all it does. */
export function createBetPanel(
  environment: GameEnvironment,
  t: Translate<typeof en>,
  { place, onPress, onAutoplay, onChange }: PanelParts,
): BetPanel {
  const stake = createStakeRow(environment, onChange);
  const target = createTargetField(t, onPress);
  const action = button({ class: 'action' }, onPress);
  const autoplay = createAutoplay(environment, { stakeCents: () => stake.stakeCents, play: onAutoplay, onChange });
  let isLocked = false;

  function lock(next: boolean): void {
    if (next === isLocked) return;
    isLocked = next;
    stake.setLocked(next);
    target.setLocked(next);
  }

  return {
    element: h(
      'div',
      { class: 'bet', role: 'group', 'aria-label': t('bet', { place }) },
      stake.element,
      h('div', { class: 'betRow' }, target.element, action, ...autoplay.elements),
    ),
    autoplay,
    get stakeCents() {
      return stake.stakeCents;
    },
    read() {
      const autoTarget = target.read();
      return autoTarget === 'invalid' ? autoTarget : { place, stakeCents: stake.stakeCents, autoTarget };
    },
    show(state, text) {
      lock(state !== 'free' || autoplay.isOn);
      if (action.textContent !== text) action.textContent = text;
      action.classList.toggle('isCashOut', state === 'flying');
      action.classList.toggle('isCancel', state === 'waiting');
      const isBusy = state === 'asking' || state === 'ready' || state === 'settling';
      action.classList.toggle('isBusy', isBusy);
      action.setAttribute('aria-disabled', String(isBusy));
    },
    focus: () => action.focus(),
  };
}
