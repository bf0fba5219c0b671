import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createTranslate } from '../../kit/i18n';
import { createRiskPicker, mountTableGame } from '../../kit/play/tableGame';
import { drawOf } from '../../fair/index.ts';
import { keno, KENO_NUMBERS, KENO_RISKS, kenoPays, MOST_PICKS, playKeno } from '../rules/index.ts';
import { createCardView } from './cardView';
import messages from './messages';
import type en from './messages/en.json';

export function mountKeno(environment: GameEnvironment): void {
  const { sound, announcer } = environment;
  const t = createTranslate<typeof en>(messages, environment.theme.language);
  /** The picked numbers, in the order of the picks. */
  let picks: number[] = [];
  const card = createCardView(environment, t, toggle);
  const risk = createRiskPicker(environment, {
    values: KENO_RISKS,
    first: 'classic',
    textOf: (each) => t(each),
    onChange: () => showChoice(),
  });
  const random = button({ class: 'autoButton' }, pickRandom, t('random'));
  const clear = button({ class: 'autoButton' }, () => pick([]), t('clear'));
  const row = {
    element: h('div', { class: 'kenoRow' }, random, clear),
    setLocked: (isLocked: boolean) => [random, clear].forEach((each) => (each.disabled = isLocked)),
  };
  const showChoice = mountTableGame(environment, {
    className: 'gameKeno',
    kind: keno,
    play: playKeno,
    choice: () => ({ numbers: picks, risk: risk.value() }),
    pays: () => (picks.length > 0 ? kenoPays(picks.length, risk.value()) : []),
    isReady() {
      if (picks.length === 0) card.focus();
      return picks.length > 0;
    },
    view: card,
    pickers: [risk, row],
    texts: { ready: t('ready'), action: t('play') },
    help: [t('helpPlay'), t('helpPays')],
  });

  function pick(numbers: number[]): void {
    picks = numbers;
    sound.play('tap');
    announcer.say(t('picked', { count: picks.length, most: MOST_PICKS }));
    card.setPicks(numbers);
    showChoice();
  }

  function toggle(number: number): void {
    if (picks.includes(number)) return pick(picks.filter((each) => each !== number));
    if (picks.length < MOST_PICKS) return pick([...picks, number]);
    announcer.say(t('full', { most: MOST_PICKS }));
  }

  /** Fills the card up to ten; a full card gets ten others. */
  function pickRandom(): void {
    const kept = picks.length < MOST_PICKS ? picks : [];
    const all = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
    const left = all.filter((number) => !kept.includes(number));
    pick([...kept, ...drawOf(left, MOST_PICKS - kept.length, environment.floats)]);
  }

  showChoice();
}
