import { createBackdrop } from './backdrop';
import { h } from './dom';
import type { GameEnvironment } from './environment';
import { createHelpDialog, type HelpContent } from './dialog';
import { createSessionStrip } from './play/sessionStrip';
import { createRefillOffer } from './refillOffer';
import { createTopBar } from './topBar';

interface FrameContent {
  /** The class of the game, in addition to `game`. */
  className: string;
  stage: readonly Node[];
  controls: readonly Node[];
  help: HelpContent;
  onRefill: () => void;
}

/** The bar; with money also what must always be on screen. */
function createTop(environment: GameEnvironment, help: HTMLDialogElement): HTMLElement {
  const { money, format, clock } = environment;
  const bar = createTopBar(environment, help);
  return money ? h('div', { class: 'top' }, bar, createSessionStrip(money, format, clock)) : bar;
}

/** Fills the root with the common parts, and the stage and controls of the game. */
export function mountGameFrame(environment: GameEnvironment, content: FrameContent) {
  const { root, theme, announcer, translateKit, money } = environment;
  const help = createHelpDialog(environment, content.help);
  const refill = money ? undefined : createRefillOffer(environment, content.onRefill);
  const game = h(
    'div',
    { class: `game ${content.className}` },
    createBackdrop(theme),
    createTop(environment, help),
    h('main', { class: 'stage', 'aria-label': theme.title }, ...content.stage),
    h(
      'section',
      { class: 'controls', 'aria-label': translateKit('controls') },
      ...content.controls,
      ...(refill ? [refill.element] : []),
    ),
    ...(money ? [money.notice.element] : []),
    announcer.element,
    help,
  );
  root.replaceChildren(game);
  return {
    /** Call it whenever a round starts or ends. */
    setRoundOn(isRoundOn: boolean) {
      game.classList.toggle('isRoundOn', isRoundOn);
      refill?.update(isRoundOn);
    },
  };
}
