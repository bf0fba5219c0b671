import { describeEndpoints, type EndpointCase } from '@/testing/describeEndpoints';
import { changesApi } from './changesApi';
import { playApi } from './playApi';

const { getSaferPlay, setLimit, setRealityCheck, noteRealityCheck, takeTimeOut, excludeSelf } = changesApi.endpoints;
const { getPosition, openGame } = playApi.endpoints;

const LIMIT = { period: 'day', amount: 500, currency: 'KES' } as const;
const SINCE = '2026-11-20T09:30:00.000Z';

/** A change answers with the whole state. */
const state = {
  of: 'player',
  answer: { limits: [{ ...LIMIT, used: 100, left: 400 }], realityCheckMinutes: 30 },
  reads: { limits: [{ ...LIMIT, used: 100, left: 400 }], realityCheckMinutes: 30 },
  refuses: ['free', 7],
} as const;

const change = (path: string, body: object, ask: EndpointCase['ask']): EndpointCase => ({
  ...state,
  ask,
  sends: `POST gaming/${path}`,
  body,
});

describeEndpoints('responsible gaming', {
  getSaferPlay: { ...state, ask: (dispatch) => dispatch(getSaferPlay.initiate()), sends: 'GET gaming' },
  setLimit: change('limits', LIMIT, (dispatch) => dispatch(setLimit.initiate(LIMIT))),
  setRealityCheck: change('reality-check', { minutes: 30 }, (dispatch) =>
    dispatch(setRealityCheck.initiate({ minutes: 30 })),
  ),
  noteRealityCheck: {
    ...state,
    ask: (dispatch) => dispatch(noteRealityCheck.initiate()),
    sends: 'POST gaming/reality-check/seen',
  },
  takeTimeOut: change('time-out', { hours: 24 }, (dispatch) => dispatch(takeTimeOut.initiate({ hours: 24 }))),
  excludeSelf: change('self-exclusion', { months: 6 }, (dispatch) => dispatch(excludeSelf.initiate({ months: 6 }))),
  getPosition: {
    ask: (dispatch) => dispatch(getPosition.initiate(SINCE)),
    sends: `GET gaming/position?since=${encodeURIComponent(SINCE)}`,
    of: 'player',
    answer: { since: SINCE, deposited: 10, withdrawn: 4, net: -6 },
    reads: { since: SINCE, deposited: 10, withdrawn: 4, net: -6 },
    refuses: [{}, []],
  },
  openGame: {
    ask: (dispatch) => dispatch(openGame.initiate('simba gold')),
    sends: 'POST games/simba%20gold/open',
    body: {},
    of: 'player',
    answer: { id: 'simba gold', gameUrl: 'https://games.example/simba' },
    reads: { gameUrl: 'https://games.example/simba', isDemo: true },
    refuses: [{}, { id: 'simba gold' }],
  },
});
