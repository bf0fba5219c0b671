import { createBackdrop } from './backdrop';
import { h } from './dom';
import type { GameEnvironment } from './environment';
import { createHelpDialog, type HelpContent } from './helpDialog';
import { createRefillOffer } from './refillOffer';
import { createTopBar } from './topBar';

export interface FrameParts {
  /** The class of the game, in addition to `game`. */
  className: string;
  stage: readonly Node[];
  controls: readonly Node[];
  help: HelpContent;
  /** Called after the player refilled the credits. */
  onRefill: () => void;
}

export interface GameFrame {
  /** Call it whenever a round starts or ends. */
  setRoundOn: (isRoundOn: boolean) => void;
}

/** Fills the root with the common parts, and the stage and controls of the game. */
export function mountGameFrame(environment: GameEnvironment, parts: FrameParts): GameFrame {
  const { root, theme, announcer, translateKit } = environment;
  const help = createHelpDialog(environment, parts.help);
  const refill = createRefillOffer(environment, parts.onRefill);
  const game = h(
    'div',
    { class: `game ${parts.className}` },
    createBackdrop(theme),
    createTopBar(environment, help),
    h('main', { class: 'stage', 'aria-label': theme.title }, ...parts.stage),
    h('section', { class: 'controls', 'aria-label': translateKit('controls') }, ...parts.controls, refill.element),
    announcer.element,
    help,
  );
  root.replaceChildren(game);
  return {
    setRoundOn(isRoundOn) {
      game.classList.toggle('isRoundOn', isRoundOn);
      refill.update(isRoundOn);
    },
  };
}
