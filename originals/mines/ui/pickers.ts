import type { Translate } from '../../kit/i18n';
import { createSlider } from '../../kit/slider';
import { LEAST_MINES, MOST_MINES, TILES } from '../rules/index.ts';
import type en from './messages/en.json';

const FIRST_MINES = 3;
const FIRST_AUTO_TILES = 3;

/** How many mines a round has. */
export const createMinesPicker = (t: Translate<typeof en>, onChange: () => void) =>
  createSlider({ label: t('mines'), min: LEAST_MINES, max: MOST_MINES, first: FIRST_MINES, textOf: String, onChange });

/** How many tiles automatic play opens in a round. */
export const createTilesPicker = (t: Translate<typeof en>) =>
  createSlider({
    label: t('autoTiles'),
    min: 1,
    max: TILES - LEAST_MINES,
    first: FIRST_AUTO_TILES,
    textOf: String,
    onChange: () => undefined,
  });
