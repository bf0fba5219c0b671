import { describeEndpoints, type EndpointCase } from '@/testing/describeEndpoints';
import { challengeApi } from './challengeApi';
import { claimsApi } from './claims';
import { myRewardsApi, rewardsApi } from './rewardsApi';

const { getVipLevels, getReferralTerms, getLeaderboard } = rewardsApi.endpoints;
const { getChallengeTasks, getChallengeStanding } = challengeApi.endpoints;
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
