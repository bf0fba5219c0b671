import { WAGERING_TERMS } from './wageringTerms.ts';
import type { ChallengePrize, ChallengeTask } from '../../../contract/challenge.ts';
import type { Translatable } from '../../../contract/contentItem.ts';

const DAY_MS = 86_400_000;
/** Nairobi has no summer time. */
const NAIROBI_MS = 3 * 3_600_000;

type Task = Pick<ChallengeTask, 'goal' | 'target' | 'kind' | 'points'> & { title: string; sw: string };

/** One a day. `target` of `staked`: KES. */
const DAILY: readonly Task[] = [
  {
    goal: 'rounds',
    target: 20,
    kind: 'slots',
    points: 1_000,
    title: 'Play 20 rounds of slots',
    sw: 'Cheza raundi 20 za sloti',
  },
  {
    goal: 'staked',
    target: 1_000,
    kind: 'dice',
    points: 1_000,
    title: 'Stake Ksh 1,000 on dice',
    sw: 'Weka dau za Ksh 1,000 kwenye dadu',
  },
  {
    goal: 'multiplier',
    target: 3,
    kind: 'mines',
    points: 1_500,
    title: 'Reach 3× in one round of mines',
    sw: 'Fikia mara 3 katika raundi moja ya mines',
  },
  {
    goal: 'rounds',
    target: 20,
    kind: 'crash',
    points: 1_000,
    title: 'Play 20 rounds of crash',
    sw: 'Cheza raundi 20 za crash',
  },
  {
    goal: 'staked',
    target: 2_000,
    kind: 'slots',
    points: 1_500,
    title: 'Stake Ksh 2,000 on slots',
    sw: 'Weka dau za Ksh 2,000 kwenye sloti',
  },
  {
    goal: 'multiplier',
    target: 5,
    kind: 'dice',
    points: 1_500,
    title: 'Win 5× in one round of dice',
    sw: 'Shinda mara 5 katika raundi moja ya dadu',
  },
  {
    goal: 'rounds',
    target: 50,
    kind: undefined,
    points: 2_000,
    title: 'Play 50 rounds of any house game',
    sw: 'Cheza raundi 50 za mchezo wowote wa Karata',
  },
];

const inChallenge = { isActive: true, challengeId: 'challenge-1' } as const;

/** `nowMs`: Unix ms. The first opens at the midnight before it in Nairobi. */
export function challengeTasks(nowMs: number): Translatable<ChallengeTask>[] {
  const midnight = Math.floor((nowMs + NAIROBI_MS) / DAY_MS) * DAY_MS - NAIROBI_MS;
  const daily = DAILY.map(({ sw, ...task }, day) => ({
    id: `challenge-task-${day + 1}`,
    ...inChallenge,
    ...task,
    order: day + 1,
    isRepeated: false,
    opensAt: new Date(midnight + day * DAY_MS).toISOString(),
    translations: { sw: { title: sw } },
  }));
  return [
    ...daily,
    {
      id: 'challenge-task-8',
      ...inChallenge,
      title: 'Every Ksh 100 staked on house games',
      order: 8,
      goal: 'staked',
      target: 100,
      kind: undefined,
      points: 10,
      isRepeated: true,
      opensAt: new Date(midnight).toISOString(),
      translations: { sw: { title: 'Kila Ksh 100 za dau kwenye michezo ya Karata' } },
    },
  ];
}

/** Whole KES by place; together the prize pool. */
const PRIZES_KES = [60_000, 40_000, 30_000, 25_000, 20_000, 20_000, 15_000, 15_000, 15_000, 10_000];

export const CHALLENGE_PRIZES: readonly ChallengePrize[] = PRIZES_KES.map((amountKes, index) => ({
  id: `challenge-prize-${String(index + 1).padStart(2, '0')}`,
  ...inChallenge,
  rank: index + 1,
  amountKes,
  ...WAGERING_TERMS,
  wagering: 5,
}));
