import { createBackdrop } from './backdrop';
import { h } from './dom';
import type { GameEnvironment } from './environment';
import { createHelpDialog, type HelpContent } from './helpDialog';
import { createRefillOffer } from './refillOffer';
import { createTopBar } from './topBar';

export interface FrameParts {
  /** The game's own class, beside `game`. */
  className: string;
  stage: readonly Node[];
  controls: readonly Node[];
  help: HelpContent;
  /** Called after the player refilled the credits. */
  onRefill: () => void;
}

export interface GameFrame {
  /** To be called whenever a round starts or ends. */
  setRoundOn: (isRoundOn: boolean) => void;
}

/** Fills the root with what all games share, and the game's own stage and controls. */
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
