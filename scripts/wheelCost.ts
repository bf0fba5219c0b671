/** npm run bench:wheel: what the daily wheel of the seed costs a year for a player who turns it every day. */
import { SLOT_RTP } from '../originals/slots/rules/index.ts';
import { costOfTurn, sumOfWeights, WHEEL_SEGMENTS } from '../contract/wheel.ts';
import { seedContent } from '../server/seed/content/seedContent.ts';

const DAYS = 365;
const { 'spin-terms': spins, 'wheel-terms': wheels } = seedContent(Date.now());
const spinKes = (spins[0]?.stakeKes ?? 0) * SLOT_RTP;
const segments = wheels[0]?.segments ?? [];
const total = sumOfWeights(segments);
const shown = (kes: number): string => `KES ${kes.toLocaleString('en', { maximumFractionDigits: 2 })}`;

segments.forEach((segment, index) => {
  const chance = ((100 * segment.weight) / total).toFixed(3);
  const worth = segment.bonusKes + segment.freeSpins * spinKes;
  process.stdout.write(`${WHEEL_SEGMENTS[index]}: ${chance} %, worth ${shown(worth)}\n`);
});
const turn = costOfTurn(segments, spinKes);
process.stdout.write(
  `A turn: ${shown(turn)}. A year of turns: ${shown(turn * DAYS)}, as bonus money, before wagering.\n`,
);
