import type { GameEnvironment } from '../../kit/environment';
import { createTranslate } from '../../kit/i18n';
import { createRiskPicker, mountTableGame } from '../../kit/play/tableGame';
import { createSegments } from '../../kit/segments';
import { RISKS } from '../../fair/index.ts';
import { plinko, PLINKO_ROWS, type PlinkoChoice, plinkoPays, playPlinko } from '../rules/index.ts';
import { createBoardView } from './boardView';
import messages from './messages';
import type en from './messages/en.json';

/** So many balls can fall at the same time. */
const MOST_BALLS = 8;

export function mountPlinko(environment: GameEnvironment): void {
  const t = createTranslate<typeof en>(messages, environment.theme.language);
  const risk = createRiskPicker(environment, { values: RISKS, first: 'medium', onChange: () => showChoice() });
  const rows = createSegments({
    label: t('rows'),
    values: PLINKO_ROWS,
    first: 12,
    textOf: (count) => t('rowCount', { count }),
    onChange: () => showChoice(),
  });
  const choice = (): PlinkoChoice => ({ rows: rows.value(), risk: risk.value() });
  const showChoice = mountTableGame(environment, {
    className: 'gamePlinko',
    kind: plinko,
    play: playPlinko,
    choice,
    pays: () => plinkoPays(choice()),
    view: createBoardView(environment, t),
    pickers: [risk, rows],
    texts: { ready: t('ready'), action: t('drop') },
    help: [t('helpPlay'), t('helpPays')],
    together: MOST_BALLS,
  });
  showChoice();
}
