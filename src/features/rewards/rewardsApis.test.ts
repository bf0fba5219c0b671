import { describeEndpoints, type EndpointCase } from '@/testing/describeEndpoints';
import { challengeApi } from './challengeApi';
import { claimsApi } from './claims';
import { racesApi } from './races/useRaces';
import { myRewardsApi, rewardsApi } from './rewardsApi';

const { getVipLevels, getReferralTerms, getLeaderboard } = rewardsApi.endpoints;
const { getChallengeTasks, getChallengeStanding } = challengeApi.endpoints;
const { getRaces, getRace, getRaceStandings } = racesApi.endpoints;
const { getReferral } = myRewardsApi.endpoints;
const { getBonusClaims, forfeitBonus } = claimsApi.endpoints;

const collection = (path: string, ask: EndpointCase['ask'], fields: object): EndpointCase => ({
  ask,
  sends: `GET content/${path}`,
  of: 'everybody',
  answer: [{ id: 'shown', ...fields }, { id: 'hidden', ...fields, isActive: false }, 'no item'],
  reads: [{ id: 'shown', ...fields }],
  refuses: [{}, 'a list'],
});

const RACE = {
  ...{ id: 'siku', title: 'Race of the day', every: 'day', kinds: ['dice'], score: 'stake', rounds: 100 },
  ...{ leastStakeKes: 20, givesPercent: 10, mostKes: 5_000, shares: [60, 40], gamesPage: 'games/dice', wagering: 10 },
  ...{ startsAt: '2026-11-10T21:00:00.000Z', endsAt: '2026-11-11T21:00:00.000Z', poolKes: 1_240 },
};
const PLACE = { rank: 1, playerName: 'Wan•••', points: 812, prizeKes: 744 };

const CLAIM = { id: 'd1', bonusId: 'b1', status: 'wagering', amount: 10 };

describeEndpoints('rewards', {
  getVipLevels: collection('vip-levels', (dispatch) => dispatch(getVipLevels.initiate()), { order: 2, minWager: 500 }),
  getReferralTerms: collection('referral-terms', (dispatch) => dispatch(getReferralTerms.initiate()), {
    rewardKes: 200,
  }),
  getLeaderboard: collection('leaderboard', (dispatch) => dispatch(getLeaderboard.initiate()), { rank: 1, points: 90 }),
  getChallengeTasks: collection('challenge-tasks', (dispatch) => dispatch(getChallengeTasks.initiate()), {
    goal: 'rounds',
    target: 20,
  }),
  getChallengeStanding: {
    ask: (dispatch) => dispatch(getChallengeStanding.initiate()),
    sends: 'GET users/me/challenge',
    of: 'player',
    answer: { challengeId: 'c1', points: 120, rank: 3, tasks: [{ id: 't1', done: 2, isDone: true }] },
    reads: { challengeId: 'c1', points: 120, rank: 3, tasks: [{ id: 't1', done: 2, isDone: true }] },
    refuses: [{}, [], 'standing'],
  },
  getRaces: {
    ask: (dispatch) => dispatch(getRaces.initiate()),
    sends: 'GET races',
    of: 'everybody',
    answer: [
      { ...RACE, places: [PLACE, 'no place'] },
      { ...RACE, endsAt: 'soon' },
    ],
    reads: [{ ...RACE, places: [PLACE] }],
    refuses: [{}, 'races'],
  },
  getRace: {
    ask: (dispatch) => dispatch(getRace.initiate('siku')),
    sends: 'GET races/siku',
    of: 'everybody',
    answer: { ...RACE, places: [PLACE], last: { endedAt: RACE.startsAt, places: [PLACE] } },
    reads: { ...RACE, places: [PLACE], last: { places: [PLACE] } },
    refuses: [{}, [], { ...RACE, poolKes: '1,240' }],
  },
  getRaceStandings: {
    ask: (dispatch) => dispatch(getRaceStandings.initiate()),
    sends: 'GET users/me/races',
    of: 'player',
    answer: [{ id: 'siku', points: 812, rank: 4, rounds: 12, endsAt: RACE.endsAt }, { id: 'wiki' }],
    reads: [{ id: 'siku', points: 812, rank: 4, rounds: 12 }],
    refuses: [{}, 'standings'],
  },
  getReferral: {
    ask: (dispatch) => dispatch(getReferral.initiate()),
    sends: 'GET users/me/referral',
    of: 'player',
    answer: { code: 'SIMBA234', earned: 1.5 },
    reads: { code: 'SIMBA234', earned: 1.5, joined: [] },
    refuses: [{}, { code: 'short' }, []],
  },
  getBonusClaims: {
    ask: (dispatch) => dispatch(getBonusClaims.initiate()),
    sends: 'GET users/me/bonuses',
    of: 'player',
    answer: [CLAIM, { ...CLAIM, status: 'unheard of' }],
    reads: [CLAIM],
    refuses: [{}, 'bonuses'],
  },
  forfeitBonus: {
    ask: (dispatch) => dispatch(forfeitBonus.initiate('d1')),
    sends: 'POST users/me/bonuses/d1/forfeit',
    of: 'player',
    answer: { ...CLAIM, status: 'forfeited' },
    reads: { ...CLAIM, status: 'forfeited' },
    refuses: [{}, { ...CLAIM, status: 'unheard of' }],
  },
});
