import { RISKS } from '../../fair/index.ts';
import type { GameEnvironment } from '../../kit/environment';
import { createTranslate } from '../../kit/i18n';
import { createRiskPicker, mountTableGame } from '../../kit/play/tableGame';
import { createSegments } from '../../kit/segments';
import { fortune, FORTUNE_SEGMENTS, fortunePays, playFortune } from '../rules/index.ts';
import messages from './messages';
import type en from './messages/en.json';
import { createWheelView } from './wheelView';

export function mountFortune(environment: GameEnvironment): void {
  const { format, theme } = environment;
  const t = createTranslate<typeof en>(messages, theme.language);
  const segments = createSegments({
    label: t('segments'),
    values: FORTUNE_SEGMENTS,
    first: 20,
    textOf: (count) => format.integer(count),
    onChange: () => showChoice(),
  });
  const risk = createRiskPicker(environment, { values: RISKS, first: 'medium', onChange: () => showChoice() });
  const chosen = () => ({ segments: segments.value(), risk: risk.value() });
  const showChoice = mountTableGame(environment, {
    className: 'gameFortune',
    help: [t('helpPlay'), t('helpPays')],
    texts: { ready: t('ready'), action: t('turn') },
    view: createWheelView(environment, t),
    pickers: [risk, segments],
    pays: () => fortunePays(chosen()),
    choice: chosen,
    kind: fortune,
    play: playFortune,
  });
  showChoice();
}
