import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createFigure } from '../../kit/figure';
import { drawIcon } from '../../kit/icons';
import { createTranslate } from '../../kit/i18n';
import { mountLastingGame } from '../../kit/play/lasting/lastingGame';
import { createSlider } from '../../kit/slider';
import { type Floats, scaled } from '../../fair/index.ts';
import { LEAST_MINES, mines, minesMultiplierOf, MOST_MINES, TILES } from '../rules/index.ts';
import { createFieldView, type MinesRound } from './fieldView';
import messages from './messages';
import type en from './messages/en.json';

const FIRST_MINES = 3;
/** Numbers of mines that are one tap away. */
const PRESETS = [1, 3, 5, 10] as const;
/** Five dots in a square. */
const DIE =
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4ZM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01';
const FIRST_AUTO_TILES = 3;

/** A closed tile that is chosen at random. */
function randomTile({ outcome: { opened } }: MinesRound, floats: Floats): number {
  const closed = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !opened.includes(tile));
  return closed[scaled(floats(), closed.length)] ?? 0;
}

export function mountMines(environment: GameEnvironment): void {
  const { floats, sound, format, theme } = environment;
  const t = createTranslate<typeof en>(messages, theme.language);
  let round: MinesRound | undefined;
  const field = createFieldView(environment, t, (tile) => {
    if (!round?.outcome.opened.includes(tile)) game.step({ action: 'open', tile });
  });
  const picker = createSlider({
    label: t('mines'),
    min: LEAST_MINES,
    max: MOST_MINES,
    first: FIRST_MINES,
    onChange: showFigures,
  });
  const presets = PRESETS.map((count) => {
    const press = (): void => {
      picker.set(count);
      sound.play('tap');
      game.showState();
    };
    const label = `${format.integer(count)}: ${t('mines')}`;
    return { count, element: button({ class: 'preset', 'aria-label': label }, press, format.integer(count)) };
  });
  const random = button(
    { class: 'autoButton', 'aria-label': t('randomTile') },
    () => round && !round.isOver && game.step({ action: 'open', tile: randomTile(round, floats) }),
    drawIcon(DIE),
    h('span', {}, t('random')),
  );
  const tiles = createSlider({ label: t('autoTiles'), min: 1, max: TILES - LEAST_MINES, first: FIRST_AUTO_TILES });
  const [now, next] = [createFigure(t('now')), createFigure(t('next'))];

  /** Shows what the opened tiles pay or have paid, and what one more would pay, until another number of mines is chosen. */
  function showFigures(): void {
    const count = picker.value();
    const isShown = round?.choice.mines === count && (!round.isOver || round.payoutCents > 0);
    const opened = isShown ? (round?.outcome.opened.length ?? 0) : 0;
    now.set(format.multiplier(minesMultiplierOf(count, opened)));
    next.set(opened < TILES - count ? format.multiplier(minesMultiplierOf(count, opened + 1)) : '–');
    for (const preset of presets) preset.element.setAttribute('aria-pressed', String(preset.count === count));
  }

  function tell({ isOver, multiplier, payoutCents, outcome }: MinesRound): string {
    if (!isOver)
      return outcome.opened.length > 0 ? t('safe', { multiplier: format.multiplier(multiplier) }) : t('pick');
    if (payoutCents === 0) return t('exploded');
    return t('cashed', { multiplier: format.multiplier(multiplier), amount: format.amount(payoutCents) });
  }

  const game = mountLastingGame(environment, {
    kind: mines,
    className: 'gameMines',
    stage: [h('div', { class: 'figures' }, now.element, next.element), field.element],
    controls: [h('div', { class: 'minesRow' }, picker.element, ...presets.map(({ element }) => element))],
    beside: [random],
    view: {
      ...field,
      show(shown) {
        round = shown;
        field.show(shown);
      },
      setPending: (step) => field.setPending(step?.action === 'open' ? step.tile : undefined),
    },
    choice: () => ({ mines: picker.value() }),
    setChoice: (choice) => picker.set(choice.mines),
    onState({ isOn, isBusy }) {
      picker.setLocked(isOn);
      for (const { element } of presets) element.disabled = isOn;
      // Not disabled, because the button would lose the focus.
      random.setAttribute('aria-disabled', String(isBusy));
      showFigures();
    },
    tell,
    texts: { ready: t('ready'), start: t('start'), first: t('pickFirst') },
    canCashOut: ({ outcome }) => outcome.opened.length > 0,
    automatic: {
      setting: tiles.element,
      next(shown) {
        const { opened } = shown.outcome;
        const isDone = opened.length >= Math.min(tiles.value(), TILES - shown.choice.mines);
        return isDone ? undefined : { action: 'open', tile: randomTile(shown, floats) };
      },
    },
    lostSound: 'burst',
    help: [t('helpPlay'), t('helpPays')],
  });
}
