import { button, h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import { motifDataUrl } from '../../kit/motif';
import { createRovingGrid } from '../../kit/rovingGrid';
import type en from './messages/en.json';
import type { ShownRound } from '../../kit/play/lasting/lastingMode';
import { type MinesChoice, type MinesOutcome, TILES } from '../rules/index.ts';

const COLUMNS = 5;

type TileState = 'closed' | 'safe' | 'mine';

export type MinesRound = ShownRound<MinesChoice, MinesOutcome>;

function stateOf(round: MinesRound | undefined, tile: number): TileState {
  if (!round) return 'closed';
  const { opened, mines } = round.outcome;
  if (opened.includes(tile)) return 'safe';
  if (!mines) return 'closed';
  return mines.includes(tile) ? 'mine' : 'safe';
}

/** The 5 × 5 field: one Tab stop, with arrow keys to move. */
export function createFieldView({ theme }: GameEnvironment, t: Translate<typeof en>, onOpen: (tile: number) => void) {
  const pictures = { safe: motifDataUrl(theme.symbols[0] ?? 'diamond', theme), mine: motifDataUrl('bomb', theme) };
  const tiles = Array.from({ length: TILES }, (_, tile) => button({ class: 'tile' }, () => onOpen(tile)));
  const { element, focus } = createRovingGrid(t('field'), COLUMNS, tiles);
  const label = (index: number, state: TileState): string => {
    const key = { closed: 'tile', safe: 'tileSafe', mine: 'tileMine' } as const;
    return t(key[state], { row: Math.floor(index / COLUMNS) + 1, column: (index % COLUMNS) + 1 });
  };
  const showTile = (tile: HTMLButtonElement, index: number, round: MinesRound | undefined): void => {
    const state = stateOf(round, index);
    const { opened, hit } = round?.outcome ?? { opened: [] };
    tile.setAttribute('aria-label', label(index, state));
    tile.classList.toggle('isOpened', opened.includes(index) || hit === index);
    tile.classList.toggle('isHit', hit === index);
    if (tile.dataset['state'] === state) return;
    tile.dataset['state'] = state;
    tile.replaceChildren(
      ...(state === 'closed' ? [] : [h('img', { src: pictures[state], alt: '', draggable: 'false' })]),
    );
  };
  return {
    element,
    /** Shows the round; after its end, also what was hidden. Without a round, shows a closed field. */
    show(round: MinesRound | undefined) {
      element.classList.toggle('isPlaying', round?.isOver === false);
      tiles.forEach((tile, index) => showTile(tile, index, round));
    },
    /** Marks the tile that the server is asked for; undefined for none. */
    setPending(pending: number | undefined) {
      tiles.forEach((tile, index) => {
        tile.classList.toggle('isPending', index === pending);
        tile.setAttribute('aria-busy', String(index === pending));
      });
    },
    focus,
  };
}
