import { stakedOf } from '../offers/tally.ts';
import { SIGMAS } from '../offers/reckon.ts';
import { table } from '../table.ts';
import type { Economy } from './runEconomy.ts';

const ksh = (amount: number): string => amount.toLocaleString('en', { maximumFractionDigits: 0 });

/** The figures of a run, and what is wrong. */
export function economyText({ all, answers, problems, ...run }: Economy): string {
  const calls = [...answers].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const sums: [string, number][] = [
    ['Paid in', all.paidIn],
    ['Paid out', all.paidOut],
    ['Taken back by the bank', all.takenBack],
    ['of it: owed by players who had it no more', all.debt],
    ['Staked', stakedOf(all)],
    ['Won', all.won],
    ['of it: won by free spins', all.spinsWon],
    ['Edge of these stakes', all.edge],
    ['Offers may cost', run.told],
    ['Offers have cost, without luck', run.cost],
    ['The house has', run.result],
    ['The house has without luck', run.withoutLuck],
    ['The house has if no debt is paid', run.result - all.debt],
    ['Expected at least, on average', run.expected],
    ['Standard deviation', run.sigma],
    [`Expected at least (${SIGMAS} standard deviations)`, run.expected - SIGMAS * run.sigma],
  ];
  return [
    table(
      ['Request', 'status × number'],
      calls.map(([call, counts]) => [call, [...counts].map(([status, count]) => `${status} × ${count}`).join(', ')]),
    ),
    '',
    `${run.requests} requests, ${run.accounts} accounts of ${run.persons} persons, ${run.days} days, ${all.rounds} rounds, ${run.disputes} disputes`,
    '',
    table(
      ['KES', ''],
      sums.map(([name, amount]) => [name, ksh(amount)]),
    ),
    '',
    ...problems.map((problem) => `FAILED ${problem}`),
    problems.length === 0 ? 'The house keeps its edge.' : `${problems.length} failed`,
  ].join('\n');
}
