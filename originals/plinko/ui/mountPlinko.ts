import type { GameEnvironment } from '../../kit/environment';
import { createTranslate } from '../../kit/i18n';
import { createRiskPicker, mountTableGame } from '../../kit/play/tableGame';
import { createSegments } from '../../kit/segments';
import { plinko, PLINKO_ROWS, type PlinkoChoice, plinkoPays, playPlinko, RISKS } from '../rules/index.ts';
import { createBoardView } from './boardView';
import messages from './messages';
import type en from './messages/en.json';

/** So many balls can fall at the same time. */
const MOST_BALLS = 8;

export function mountPlinko(environment: GameEnvironment): void {
  const t = createTranslate<typeof en>(messages, environment.theme.language);
  const board = createBoardView(environment);
  const risk = createRiskPicker(environment, { values: RISKS, first: 'medium', onChange: showChoice });
  const rows = createSegments({
    label: t('rows'),
    values: PLINKO_ROWS,
    first: 12,
    textOf: (count) => t('rowCount', { count }),
    onChange: showChoice,
  });
  const choice = (): PlinkoChoice => ({ rows: rows.value(), risk: risk.value() });
  const game = mountTableGame(environment, {
    className: 'gamePlinko',
    rules: { kind: plinko, play: playPlinko, read: (outcome) => outcome },
    choice,
    view: board,
    controls: [risk.element, rows.element],
    locks: [risk, rows],
    texts: { ready: t('ready'), action: t('drop') },
    help: [t('helpPlay'), t('helpPays')],
    pays: () => plinkoPays(choice()),
    together: MOST_BALLS,
  });

  function showChoice(): void {
    board.setPays(plinkoPays(choice()));
    game.showPay();
  }

  showChoice();
}
