import { winOf } from '../../fair/index.ts';
import { h } from '../../kit/dom';
import type { Format } from '../../kit/format';
import type { Translate } from '../../kit/i18n';
import type { Frame, Model } from '../rules/index.ts';
import type en from './messages/en.json';
import { prizesOf } from './paytableView';

export type SignFrame = Pick<Frame, 'factor' | 'wins' | 'held'>;

const WAYS = { lines: 'signLines', ways: 'signWays', anywhere: 'signAnywhere', clusters: 'signClusters' } as const;

/** The sign on the case says how symbols win, which factor the next win has, what coins with names pay, and how many respins are left. */
export function createReelSign(model: Model, t: Translate<typeof en>, format: Format) {
  const { by, lines = [], counts, strips, rows, factors = [], coins } = model;
  const ways = t(WAYS[by], { lines: lines.length, ways: rows ** strips.length, least: counts[0] ?? 0 });
  const told = h('span', {}, ways);
  const steps = factors.map((factor) => h('b', {}, `×${factor}`));
  const prizes = prizesOf(coins).map(({ name, pays }) => {
    const amount = h('b', {});
    return { pays, amount, plate: h('div', { class: `prize ${name}` }, t(name), amount) };
  });
  let [seen, left] = [0, 0];
  return {
    element: h('div', { class: 'sign' }, ...prizes.map(({ plate }) => plate), h('p', {}, told, ...steps)),
    setStake: (stakeCents: number) =>
      prizes.forEach(({ pays, amount }) => (amount.textContent = format.plain(winOf(stakeCents, pays)))),
    show({ factor, wins, held }: SignFrame) {
      // A factor that grew beyond the steps is on the last one.
      const at = factors.includes(factor) ? factors.indexOf(factor) : steps.length - 1;
      steps.forEach((step, index) => {
        step.classList.toggle('isOn', index === at);
        step.textContent = `×${index === at ? factor : factors[index]}`;
      });
      const worth = coins ? [...held.values()] : [];
      left = worth.length > seen ? (coins?.respins ?? 0) : left - 1;
      seen = worth.length;
      told.textContent = seen > 0 && wins.length === 0 ? t('respins', { left }) : ways;
      prizes.forEach(({ pays, plate }) => plate.classList.toggle('isOn', worth.includes(pays)));
    },
  };
}
