import type { GameEnvironment } from '../../kit/environment';
import { createTranslate } from '../../kit/i18n';
import { createRiskPicker, mountTableGame } from '../../kit/play/tableGame';
import { createSegments } from '../../kit/segments';
import {
  fortune,
  FORTUNE_RISKS,
  FORTUNE_SEGMENTS,
  type FortuneChoice,
  fortunePays,
  playFortune,
} from '../rules/index.ts';
import messages from './messages';
import type en from './messages/en.json';
import { createWheelView } from './wheelView';

export function mountFortune(environment: GameEnvironment): void {
  const t = createTranslate<typeof en>(messages, environment.theme.language);
  const wheel = createWheelView(environment, t);
  const risk = createRiskPicker(environment, { values: FORTUNE_RISKS, first: 'medium', onChange: showChoice });
  const segments = createSegments({
    label: t('segments'),
    values: FORTUNE_SEGMENTS,
    first: 20,
    textOf: (count) => environment.format.integer(count),
    onChange: showChoice,
  });
  const choice = (): FortuneChoice => ({ segments: segments.value(), risk: risk.value() });
  const game = mountTableGame(environment, {
    className: 'gameFortune',
    rules: { kind: fortune, play: playFortune, read: (outcome) => outcome },
    choice,
    view: wheel,
    controls: [risk.element, segments.element],
    locks: [risk, segments],
    texts: { ready: t('ready'), action: t('turn') },
    help: [t('helpPlay'), t('helpPays')],
    pays: () => fortunePays(choice()),
  });

  function showChoice(): void {
    wheel.setPays(fortunePays(choice()));
    game.showPay();
  }

  showChoice();
}
