import { winOf } from '../../fair/index.ts';
import { h, s } from '../../kit/dom';
import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import type { Frame, Model } from '../rules/index.ts';
import * as examples from '../rules/examples.ts';
import type en from './messages/en.json';
import type { SymbolArt } from './symbolArt';

type Translated = Translate<typeof en>;

/** It says what the model does, with moments of a spin that show it. */
interface Feature {
  text: string;
  frames?: readonly Frame[];
  /** Free games that the example wins. */
  freeSpins?: number | undefined;
}

const timesOf = (factors: readonly number[]): string => factors.map((factor) => `×${factor}`).join(', ');

function waysToWin({ by, lines = [], counts, strips, rows }: Model, t: Translated): string {
  const least = counts[0] ?? 0;
  if (by === 'lines') return t('helpLines', { lines: lines.length, least });
  if (by === 'ways') return t('helpWays', { ways: rows ** strips.length, least });
  return t(by === 'anywhere' ? 'helpAnywhere' : 'helpClusters', { least });
}

function wilds(model: Model, t: Translated): Feature[] {
  const { strips, wildFactor, scatters } = model;
  if (!scatters?.areWild && !strips.join('').includes('W')) return [];
  const timed = wildFactor ? t('helpWildTimes', { factor: wildFactor }) : t('helpWild');
  return [{ text: scatters?.areWild ? t('helpWildFree') : timed, frames: [examples.wildExample(model)] }];
}

function freeGames(model: Model, t: Translated): Feature[] {
  const { scatters, free } = model;
  if (!scatters || !free) return [];
  const spins = [...new Set(scatters.freeSpins)].join(' / ');
  const start = t('helpScatter', { least: scatters.counts[0] ?? 0, spins, most: free.most });
  const { factor } = free;
  return [
    { text: start, frames: [examples.scatterExample(model)], freeSpins: scatters.freeSpins[0] },
    ...(factor > 1 ? [{ text: t('helpFactor', { factor }), frames: [examples.winExample(model, factor)] }] : []),
    ...(free.grows ? [{ text: t('helpGrows'), frames: examples.fallsExample(model, [1, 2, 3]) }] : []),
    ...(free.keepsWilds ? [{ text: t('helpKeeps'), frames: examples.keptExample(model) }] : []),
    ...(free.expands ? [{ text: t('helpExpands'), frames: examples.expandingExample(model) }] : []),
  ];
}

/** Says what is special about the free games. */
export const freeNoteOf = (model: Model, t: Translated): string | undefined => freeGames(model, t)[1]?.text;

function featuresOf(model: Model, t: Translated): Feature[] {
  const { factors, coins } = model;
  return [
    { text: waysToWin(model, t), frames: [examples.winExample(model)] },
    ...wilds(model, t),
    ...(factors
      ? [
          {
            text: t('helpFalls', { factors: timesOf(factors) }),
            frames: examples.fallsExample(model, factors.slice(0, 2)),
          },
        ]
      : []),
    ...freeGames(model, t),
    ...(coins
      ? [
          {
            text: t('helpCoins', { least: coins.least, respins: coins.respins }),
            frames: [examples.coinsExample(model, coins)],
          },
        ]
      : []),
  ];
}

const CELL = 24;

/** The reels as they are in the moment, with a frame around what wins; an empty place stands for any other symbol. */
function pictureOf({ grid, wins, held }: Frame, art: SymbolArt, told: (worth: number) => string): SVGSVGElement {
  const lit = new Set(wins.flatMap(({ cells }) => cells));
  const rows = grid[0]?.length ?? 0;
  const cells = grid.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row) => {
      const cell = reel * rows + row;
      const [x, y] = [reel * CELL, row * CELL];
      const place = { x: x + 1, y: y + 1, width: CELL - 2, height: CELL - 2 };
      const worth = held.get(cell) ?? 0;
      return [
        s('rect', { ...place, rx: 4, class: lit.has(cell) ? 'placeOn' : 'placeOff' }),
        ...((symbol as string | undefined) ? [s('image', { ...place, href: art[worth > 0 ? 'coin' : symbol] })] : []),
        ...(worth > 0
          ? [s('text', { x: x + CELL / 2, y: y + CELL * 0.65 }, document.createTextNode(told(worth)))]
          : []),
      ];
    }),
  );
  const size = { width: grid.length * CELL, height: rows * CELL };
  return s('svg', { viewBox: `0 0 ${size.width} ${size.height}`, ...size, 'aria-hidden': 'true' }, ...cells);
}

/** How the slot is played, each feature with an example for the present stake. */
export function createFeatureHelp(model: Model, art: SymbolArt, t: Translated, format: Format) {
  const features = featuresOf(model, t);
  const element = h('div', { class: 'features' });
  function captionOf({ multiplier, factor }: Frame, freeSpins: number | undefined, stakeCents: number): string {
    const amount = format.amount(winOf(stakeCents, multiplier));
    const paid = factor > 1 ? t('fallTimes', { amount, factor }) : `+${amount}`;
    return [multiplier > 0 ? paid : '', freeSpins ? t('freeSpins', { count: freeSpins }) : '']
      .filter(Boolean)
      .join(', ');
  }
  return {
    element,
    setStake(stakeCents: number) {
      const told = (worth: number): string => format.plain(winOf(stakeCents, worth));
      element.replaceChildren(
        ...features.flatMap(({ text, frames = [], freeSpins }) => [
          h('p', {}, text),
          h(
            'div',
            { class: 'examples' },
            ...frames.map((frame) =>
              h(
                'figure',
                {},
                pictureOf(frame, art, told),
                h('figcaption', {}, captionOf(frame, freeSpins, stakeCents)),
              ),
            ),
          ),
        ]),
      );
    },
  };
}

/** Tells what a player can know of the model beforehand, and of jackpots where it feeds them. */
export const factsOf = (
  { volatility, hitRate, maxWin }: Model,
  t: Translated,
  format: Format,
  hasJackpots: boolean,
): string[] => [
  ...(hasJackpots ? [t('helpJackpots')] : []),
  t('helpFacts', { volatility, hits: format.percent(hitRate), most: format.integer(maxWin) }),
];
