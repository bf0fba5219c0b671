import { describe, expect, it } from '@jest/globals';
import { byKind } from '../../../contract/bonusTerms.ts';
import { seedContent } from '../content/seedContent.ts';
import { DUE_ODDS, type Jackpot } from '../../../contract/jackpots.ts';
import { seededFloats } from '../../../originals/kit/random.ts';
import { feedsJackpots, modelOf } from '../../../originals/slots/rules/index.ts';
import { SEED_GAMES } from '../catalogue/games.ts';
import { costOfJackpot } from './jackpotPrices.ts';
import { offerProblems, type Offers } from './offerPrices.ts';

const SEED = seedContent(Date.UTC(2026, 10, 27)) as unknown as Offers;
const problemsOf = (changes: Partial<Offers>) => offerProblems({ ...SEED, ...changes }, 129.5);
const COUNTED = { ...byKind(10), slots: 100, crash: 50, mines: 50 };
const RELOAD = { id: 'r', isActive: true, freeSpins: 6, minDeposit: 500, wagering: 5, contribution: COUNTED };
const problemsOfBonus = (change: object) => problemsOf({ 'deposit-bonuses': [{ ...RELOAD, ...change } as never] });

describe('the price of a deposit bonus', () => {
  it('is the free spins that it gives for the stakes that it asks for', () => {
    expect(problemsOfBonus({})).toEqual([]);
    expect(problemsOfBonus({ freeSpins: 40 })).toEqual([
      'deposit-bonuses / r: gives Ksh 199.8 for stakes of Ksh 2,500 at slots, expected at most Ksh 80.32',
    ]);
    expect(problemsOfBonus({ freeSpins: 40, wagering: 40 })).toEqual([]);
  });

  it('counts what a kind of game counts', () => {
    const onDice = { contribution: { ...byKind(0), dice: 10 } };
    expect(problemsOfBonus({ freeSpins: 20, ...onDice })).toEqual([]);
    expect(problemsOfBonus({ freeSpins: 400, ...onDice })).toEqual([
      expect.stringContaining('at dice, expected at most Ksh 675'),
    ]);
  });

  it('is all of its bonus money, because who plays high may stake it once and win', () => {
    const problems = problemsOfBonus({ bonusPercentage: 100, maxBonus: 10_000, wagering: 100 });
    expect(problems).toEqual([
      expect.stringMatching(/^deposit-bonuses \/ r: gives Ksh .+ for stakes of Ksh .+ at slots/),
    ]);
    expect(problemsOfBonus({ bonusPercentage: 1, maxBonus: 1_000, freeSpins: 0, wagering: 100 })).toEqual([]);
  });

  it('takes the stake of a free spin in the currency in which it is worth more', () => {
    const dear = SEED['spin-terms'].map((item) => ({ ...item, stakeUsd: 1 }));
    expect(problemsOf({ 'spin-terms': dear })).toContainEqual(
      expect.stringMatching(/^deposit-bonuses .+ gives Ksh 749/),
    );
  });

  it('does not matter while the bonus is off', () => {
    expect(problemsOfBonus({ freeSpins: 4_000, isActive: false })).toEqual([]);
  });
});

describe('the price of the other offers', () => {
  it.each([
    ['wheel-terms', { stakedKes: 100 }, /^wheel-terms \/ .+: gives Ksh .+ for stakes of Ksh 100/],
    ['referral-terms', { friendStakesKes: 0 }, /^referral-terms \/ .+: gives Ksh 100 for stakes of Ksh 0/],
    ['challenge-prizes', { minPoints: 0 }, /^challenge-prizes \/ .+ for stakes of Ksh 0/],
    ['free-spins', { price: 50 }, /^free-spins \/ .+: gives Ksh .+ for stakes of Ksh 1,/],
    ['bonus-market-boxes', { price: 50 }, /^bonus-market-boxes \/ .+ for stakes of Ksh/],
  ] as const)('of %s with %p is too low', (name, change, problem) => {
    const problems = problemsOf({ [name]: SEED[name].map((item) => ({ ...item, ...change })) });
    expect(problems.length).toBeGreaterThan(0);
    for (const line of problems) expect(line).toMatch(problem);
  });

  it('is added up for stakes that count for all of them, and the parts are named', () => {
    const dear = SEED['wheel-terms'].map((item) => ({ ...item, stakedKes: 400 }));
    expect(problemsOf({ 'wheel-terms': dear })).toEqual([
      expect.stringMatching(
        /^offers together: of Ksh 1,000 staked at \w+ they give back .+wheel-terms.+ expected at most Ksh/,
      ),
    ]);
  });
});

describe('the price of races', () => {
  const races = (change: object) => problemsOf({ races: SEED.races.map((race) => ({ ...race, ...change })) });

  it('is their part of the edge, of all races together in which a stake counts', () => {
    expect(races({})).toEqual([]);
    expect(races({ givesPercent: 30 })).toEqual([
      expect.stringMatching(/^offers together: .+ races \/ race-1-dash \+ /),
    ]);
    expect(races({ givesPercent: 50, kinds: ['dice'] })).toEqual([
      expect.stringMatching(/^races \/ race-1-dash \+ race-2-flights.+ at dice/),
    ]);
  });

  it('does not matter while they are off', () => {
    expect(races({ givesPercent: 50, isActive: false })).toEqual([]);
  });
});

describe('the cost of jackpots', () => {
  it('is what stakes feed and what the house puts in at each fall, sooner for a low most', () => {
    const pot = { seed: 1_000, most: 5_000, turnover: 500_000 };
    const jackpot = { id: 'j', isActive: true, order: 1, name: 'J', sharePercent: 0.2, KES: pot, USD: pot };
    // It falls once in 490,842 staked: e^-4 of the pots reach their most, after 2 million.
    expect(costOfJackpot(jackpot, 'KES')).toBeCloseTo(0.002 + 1_000 / 490_842, 7);
    expect(costOfJackpot({ ...jackpot, sharePercent: 0 }, 'KES')).toBeCloseTo(0.002, 7);
    expect(costOfJackpot({ ...jackpot, KES: { ...pot, most: 1_100 } }, 'KES')).toBeGreaterThan(0.02);
  });

  it('is what a pot takes in and pays out over many falls', () => {
    const pot = { seed: 1_000, most: 2_500, turnover: 1_000_000 };
    const jackpot = { id: 'j', isActive: true, order: 1, name: 'J', sharePercent: 0.2, KES: pot, USD: pot };
    const [float, stake, stakes] = [seededFloats(7), 500, 2_000_000];
    let [meter, paid] = [pot.seed, 0];
    for (let count = 0; count < stakes; count += 1) {
      const odds = pot.turnover / (meter >= pot.most ? DUE_ODDS : 1);
      meter += stake * 0.002;
      if (float() >= stake / odds) continue;
      const prize = Math.min(meter, pot.most);
      paid += prize;
      meter += pot.seed - prize;
    }
    // About 1,900 falls: the mean is within one part in ten.
    expect(paid / (stakes * stake)).toBeCloseTo(costOfJackpot(jackpot, 'KES'), 3);
  });

  it('stays below what the slots that feed them pay back less than others', () => {
    const [first, ...others] = SEED.jackpots as unknown as Jackpot[];
    expect(problemsOf({ jackpots: [{ ...first, sharePercent: 0.5 } as never, ...(others as never[])] })).toEqual([
      'jackpots together: of 1,000 KES staked they cost 11.56, expected at most 10.00',
      'jackpots together: of 1,000 USD staked they cost 11.56, expected at most 10.00',
    ]);
    const marked = SEED_GAMES.filter(({ jackpots }) => jackpots);
    expect(marked.length).toBeGreaterThan(8);
    expect(marked.filter((game) => game.category !== 'slots' || !feedsJackpots(modelOf(game)))).toEqual([]);
  });
});
