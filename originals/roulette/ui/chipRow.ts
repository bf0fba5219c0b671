import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createFigure } from '../../kit/figure';
import { drawIcon, icon } from '../../kit/icons';
import type { Translate } from '../../kit/i18n';
import { createSegments } from '../../kit/segments';
import type { createBets } from './bets';
import type en from './messages/en.json';

/** Values of chips, as multiples of the least stake. */
const MONEY_CHIPS = [1, 2.5, 5, 25, 50] as const;
const DEMO_CHIPS = [1, 2, 5, 10, 50] as const;

const SIGNS = {
  undo: () => drawIcon('M8 5 3.5 9.5 8 14M4 9.5h10a5.2 5.2 0 0 1 0 10.4h-3'),
  clear: () => drawIcon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5'),
  double: () => h('b', { class: 'icon', 'aria-hidden': 'true' }, '2×'),
  repeat: () => icon('spin'),
};
type Tool = keyof typeof SIGNS;

/** The values of chips and what all of them sum up to, and the tools that change them. */
export function createChipRow(
  environment: GameEnvironment,
  t: Translate<typeof en>,
  bets: ReturnType<typeof createBets>,
  onTool: (tool: Tool) => void,
) {
  const { format, stakes, isDemo, sound, translateKit } = environment;
  const values = (isDemo ? DEMO_CHIPS : MONEY_CHIPS).map((times) => Math.round(stakes.least * times));
  const chips = createSegments({
    label: t('chips'),
    values,
    first: values[0] ?? stakes.least,
    textOf: format.plain,
    onChange: () => sound.play('tap'),
  });
  const total = createFigure(translateKit('stake'));
  const tools = (Object.keys(SIGNS) as Tool[]).map((name) => ({
    name,
    element: button(
      { class: 'autoButton tool', title: t(name) },
      () => onTool(name),
      SIGNS[name](),
      h('span', {}, t(name)),
    ),
  }));
  const isUseful: Record<Tool, () => boolean> = {
    undo: bets.canUndo,
    clear: () => bets.totalCents() > 0,
    double: () => bets.totalCents() > 0,
    repeat: bets.canRepeat,
  };
  let isLocked = false;

  function show(): void {
    total.set(format.amount(bets.totalCents()));
    for (const { name, element } of tools) element.disabled = isLocked || !isUseful[name]();
  }

  show();
  return {
    element: h('div', { class: 'chipRow' }, chips.element, total.element),
    tools: tools.map(({ element }) => element),
    valueCents: chips.value,
    isLocked: () => isLocked,
    show,
    setLocked(next: boolean) {
      isLocked = next;
      chips.setLocked(next);
      show();
    },
  };
}
